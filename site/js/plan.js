// Where everything stands on the flat stage: the places of the 3D stage seen from above, in two proportions. Points are
// [x, y], boxes [x, y, width, height], in units of the plan's own box.

const wide = {
  name: "wide", box: [1000, 590], scale: 1,
  at: {
    queue: [320, 440], handler: [450, 452], ring: [450, 236], bin: [195, 205], gate: [400, 195], bay: [690, 138],
    lane: [610, 195], "second-check": [742, 318], tray: [870, 440], tower: [880, 170],
  },
  signs: {
    queue: [150, 345], handler: [450, 496], ring: [578, 286], bin: [195, 26], gate: [440, 36], bay: [690, 40],
    lane: [640, 220], "second-check": [884, 292], tray: [870, 492], tower: [890, 44],
  },
  tracks: [
    ["blue", "M50 440H395"], ["green", "M505 440H800"], ["amber", "M450 392V356"], ["violet", "M398 415C300 400 235 345 205 265"],
    ["red", "M280 195H425"], ["red", "M470 190C520 185 560 150 622 140"], ["teal", "M465 195H640C770 195 810 265 742 318C690 358 600 372 503 412"],
  ],
  ring: [450, 297, 60], handler: [395, 392, 110, 96], sockets: [450, 410, 26], bin: [110, 128, 170, 135], bay: [622, 104, 136, 68],
  tray: [800, 398, 140, 84], dial: [890, 172, 56], post: [430, 105, 30, 110], barrier: [466, 160, 66],
  boards: { gate: [440, 106, 27], second: [742, 318, 24], ring: [450, 297, 26] },
  waiting: [[80, 440], [150, 440], [220, 440]],
};

const tall = {
  name: "tall", box: [400, 548], scale: 0.72,
  at: {
    queue: [112, 450], handler: [190, 458], ring: [190, 298], bin: [70, 238], gate: [158, 225], bay: [338, 168],
    lane: [272, 225], "second-check": [340, 312], tray: [340, 450], tower: [62, 58],
  },
  signs: {
    queue: [72, 382], handler: [190, 492], ring: [262, 372], bin: [70, 132], gate: [205, 56], bay: [334, 76],
    lane: [268, 242], "second-check": [330, 336], tray: [340, 492], tower: [62, 96],
  },
  tracks: [
    ["blue", "M12 450H150"], ["green", "M230 450H296"], ["amber", "M190 408V382"], ["violet", "M152 428C110 415 84 350 74 276"],
    ["red", "M124 225H180"], ["red", "M206 222C240 215 262 178 296 170"], ["teal", "M206 225H290C380 225 392 280 340 312C300 338 262 380 228 424"],
  ],
  ring: [190, 340, 42], handler: [148, 408, 84, 78], sockets: [190, 424, 20], bin: [14, 196, 112, 82], bay: [292, 142, 92, 50],
  tray: [294, 420, 92, 60], dial: [62, 58, 38], post: [182, 112, 22, 124], barrier: [208, 200, 46],
  boards: { gate: [205, 112, 20], second: [340, 312, 17], ring: [190, 340, 19] },
  waiting: [[26, 450], [54, 450], [82, 450]],
};

// Lesson 2 has the same stage with other parts on it: the sorter in the gate's place, the desk in the bay's, the ledger's
// wall by the handler, and a clock of lamps around the ring.
const reviewWide = {
  ...wide,
  at: { ...wide.at, gate: [440, 195], lane: [655, 446] },
  signs: { ...wide.signs, ring: [636, 236], gate: [440, 22], bay: [690, 20], lane: [640, 508], tray: [880, 486] },
  tracks: [
    ["blue", "M50 440H395"], ["green", "M505 440H800"], ["amber", "M402 404C296 350 300 230 418 196"], ["amber", "M450 200V236"],
    ["amber", "M492 340C512 362 508 380 492 396"], ["red", "M470 190C520 185 560 150 622 140"],
    ["teal", "M720 172C790 215 800 270 742 318C690 358 600 372 503 412"],
  ],
  post: [430, 148, 30, 62], barrier: [520, 330, 46], keys: [655, 484, 36], backoff: 82,
};

const reviewTall = {
  ...tall, box: [400, 600],
  at: { ...tall.at, gate: [192, 225], lane: [262, 440] },
  signs: { ...tall.signs, ring: [284, 226], gate: [190, 56], lane: [196, 544], handler: [186, 490], tray: [310, 490], tower: [78, 96] },
  tracks: [
    ["blue", "M12 450H150"], ["green", "M230 450H296"], ["amber", "M156 416C86 380 90 262 172 226"], ["amber", "M190 236V298"],
    ["amber", "M220 370C234 384 232 398 220 410"], ["red", "M206 222C240 215 262 178 296 170"],
    ["teal", "M350 194C386 230 386 280 340 312C300 338 262 380 228 424"],
  ],
  post: [194, 146, 22, 90], barrier: [240, 360, 34], keys: [72, 558, 24], backoff: 58,
};

const plans = { quarantine: { wide, tall }, review: { wide: reviewWide, tall: reviewTall } };

/** The plan of a lesson that fits a stage of this width in CSS pixels. */
export function planFor(lesson, widthPx) {
  return plans[lesson][widthPx < 600 ? "tall" : "wide"];
}

const ways = {
  queue: ["handler"], handler: ["queue", "ring", "bin", "tray", "second-check"], ring: ["handler"], bin: ["handler", "gate"],
  gate: ["bin", "bay", "lane"], bay: ["gate"], lane: ["gate", "second-check"], "second-check": ["lane", "handler"], tray: ["handler"], tower: [],
};

const reviewWays = {
  queue: ["handler"], handler: ["queue", "gate", "lane"], gate: ["ring", "bay"], ring: ["handler"], bay: ["second-check", "bin"],
  "second-check": ["handler"], lane: ["tray", "queue"], bin: [], tray: [], tower: [],
};
const waysOf = { quarantine: ways, review: reviewWays };

/** The stations from one to another along a lesson's tracks, both included; only the target where no way leads. */
export function route(lesson, from, to) {
  const before = new Map([[from, null]]);
  for (const station of before.keys()) {
    for (const next of waysOf[lesson][station] ?? []) if (!before.has(next)) before.set(next, station);
  }
  if (!before.has(to)) return [to];
  const path = [];
  for (let station = to; station !== null; station = before.get(station)) path.unshift(station);
  return path;
}
