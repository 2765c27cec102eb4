// Opens a scenario of this page's own as soon as the lab is there, and says when its goal is reached.
const scenario = {
  format: "redrive-lab/1",
  title: { en: "Hold it for the right reason", th: "หยุดรอด้วยเหตุผลที่ถูก", ru: "Удержать по верной причине" },
  intro: { en: "Everything is ready but one thing. Which?", th: "ทุกอย่างพร้อมแล้ว ขาดอยู่อย่างเดียว อะไรเอ่ย", ru: "Готово всё, кроме одного. Чего не хватает?" },
  supportedSchemas: [1],
  goal: { state: "HELD", reason: "approval_required" },
  steps: [
    { do: "receiveCycle", caption: { en: "Three receives failed. Now ask for a redrive.", th: "รับแล้วล้มเหลวสามครั้ง ลองขอ redrive ดู", ru: "Три получения не удались. Запросите возврат." } },
  ],
};
const lab = document.querySelector("redrive-lab");
const output = document.querySelector("output");
const answers = []; // to look at

// Once: a lab that rested is ready again with the learner's session, which another opening would replace.
lab.addEventListener("ready", () => lab.call("open", JSON.stringify(scenario)), { once: true });
lab.addEventListener("answer", ({ detail }) => {
  answers.push(detail);
  if (detail.exercise === "goal" && detail.correct) output.value = "reached";
});
