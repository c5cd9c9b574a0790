import { fillSchedule, tellDay, test } from "./day-story.ts";
import { keyboardHands, mouseHands } from "./hands.ts";

// Tall enough for a whole day: dragging near an edge scrolls.
test.use({ viewport: { width: 1440, height: 1100 } });

test(
  "a whole day at the desk, from opening to closing, by keyboard alone",
  { tag: "@both" },
  async ({ page, desk }) => {
    await fillSchedule(desk);
    await tellDay(page, desk, keyboardHands);
  },
);

test("the same day by mouse", { tag: "@long" }, async ({ page, desk }) => {
  await fillSchedule(desk);
  await tellDay(page, desk, mouseHands);
});
