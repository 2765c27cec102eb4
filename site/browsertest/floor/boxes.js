// A scene of 118 boxes drawn the usual way: each with a call of its own, with a depth buffer and smoothed edges, lit by a sun and a
// sky, the whole picture anew in every frame while the camera turns. What a lab of this kind costs without any thought of cost, and
// without a library's own work: three.js does more for the same picture.

const columns = 13, count = 118, cornersOfABox = 36;

const vertexSource = `#version 300 es
uniform mat4 uView, uLens;
uniform vec3 uAt, uSize;
in vec3 corner, normal;
out vec3 vPlace, vNormal;
void main() {
  vPlace = uAt + corner * uSize;
  vNormal = normal;
  gl_Position = uLens * uView * vec4(vPlace, 1);
}`;

const fragmentSource = `#version 300 es
precision highp float;
uniform vec3 uColour, uEye;
in vec3 vPlace, vNormal;
out vec4 colour;
void main() {
  vec3 normal = normalize(vNormal), sun = normalize(vec3(-0.5, 0.8, 0.4));
  vec3 eye = normalize(uEye - vPlace);
  float light = max(dot(normal, sun), 0.0), shine = pow(max(dot(normal, normalize(sun + eye)), 0.0), 48.0);
  vec3 sky = mix(vec3(0.2), vec3(0.5), normal.y * 0.5 + 0.5);
  colour = vec4(uColour * (sky + light) + shine * 0.2, 1);
}`;

/** Draws the scene for ever. told() is called after each frame. */
export function drawBoxes(canvas, told) {
  const gl = canvas.getContext("webgl2", { antialias: true });
  const places = program(gl);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.clearColor(0.1, 0.12, 0.15, 1);
  const frame = (time) => {
    draw(gl, places, time / 4000);
    told();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function program(gl) {
  const made = gl.createProgram();
  for (const [kind, source] of [[gl.VERTEX_SHADER, vertexSource], [gl.FRAGMENT_SHADER, fragmentSource]]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(made));
  gl.useProgram(made);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, box(), gl.STATIC_DRAW);
  for (const [name, offset] of [["corner", 0], ["normal", 12]]) {
    const at = gl.getAttribLocation(made, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, 3, gl.FLOAT, false, 24, offset);
  }
  return Object.fromEntries(["uLens", "uView", "uEye", "uAt", "uSize", "uColour"].map((name) => [name, gl.getUniformLocation(made, name)]));
}

// Twelve triangles: corner and normal of each corner.
function box() {
  const list = [];
  for (const axis of [0, 1, 2]) {
    for (const side of [-0.5, 0.5]) {
      const [u, v] = side > 0 ? [(axis + 1) % 3, (axis + 2) % 3] : [(axis + 2) % 3, (axis + 1) % 3];
      for (const [a, b] of [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) {
        const corner = [0, 0, 0], normal = [0, 0, 0];
        [corner[axis], corner[u], corner[v], normal[axis]] = [side, a, b, 2 * side];
        list.push(...corner, ...normal);
      }
    }
  }
  return new Float32Array(list);
}

function draw(gl, places, turn) {
  const { width, height } = gl.canvas;
  const eye = [18 * Math.sin(turn), 12, 18 * Math.cos(turn)];
  gl.viewport(0, 0, width, height);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  gl.uniformMatrix4fv(places.uLens, false, lens(width / height));
  gl.uniformMatrix4fv(places.uView, false, look(eye));
  gl.uniform3fv(places.uEye, eye);
  for (let n = 0; n < count; n++) {
    const ground = n === 0; // a plate, and the others on it
    gl.uniform3fv(places.uAt, ground ? [0, -0.5, 0] : [(n % columns - 6) * 1.9, 0.5, (Math.floor(n / columns) - 4) * 1.5]);
    gl.uniform3fv(places.uSize, ground ? [25, 0.4, 14.5] : [1.2, 1 + n % 3, 1]);
    gl.uniform3fv(places.uColour, [0.3 + 0.1 * (n % 5), 0.4, 0.8 - 0.1 * (n % 4)]);
    gl.drawArrays(gl.TRIANGLES, 0, cornersOfABox);
  }
}

function lens(aspect) {
  const near = 1, far = 100, f = 2;
  return [f / aspect, 0, 0, 0, 0, f, 0, 0, 0, 0, (far + near) / (near - far), -1, 0, 0, 2 * far * near / (near - far), 0];
}

// Looks at the middle of the plate.
function look(eye) {
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const unit = (a) => a.map((v) => v / Math.hypot(...a));
  const z = unit(eye), x = unit(cross([0, 1, 0], z)), y = cross(z, x);
  return [x[0], y[0], z[0], 0, x[1], y[1], z[1], 0, x[2], y[2], z[2], 0, -dot(x, eye), -dot(y, eye), -dot(z, eye), 1];
}
