import { expectAccessible, expectAccessibleLayout } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const time = (top: number, height: number) =>
  `<button style="position: absolute; top: ${top}px; left: 251px; width: 98px; height: ${height}px; padding: 0; border: 0">21:00</button>`;

/** Two times, one 4 px below the other, over a bar with a button. */
const page = (
  top: number,
  height: number,
) => `<!doctype html><html lang="en"><title>Times</title><body style="margin: 0">
  <main style="position: relative"><h1>Times</h1><div style="height: 1800px"></div>
  ${time(top, height)}${time(top + height + 4, height)}
  <div style="position: sticky; bottom: 0; height: 72px; background: #fff; z-index: 2">
  <button style="position: absolute; right: 16px; width: 106px; bottom: 12px; height: 48px">Continue</button></div></main></html>`;

test.use({ viewport: { width: 375, height: 900 } });

test("measures a temporarily covered button in its uncovered position", async ({ page: tab }) => {
  // Of the first time a strip of 15 px shows between the second and the bar.
  await tab.setContent(page(826, 56));
  await expectAccessible(tab);
  expect(await tab.evaluate(() => scrollY)).toBe(0);
});

test("reports a button that is too small everywhere", async ({ page: tab }) => {
  await tab.setContent(page(400, 12));
  await expect(expectAccessibleLayout(tab)).rejects.toThrow("target-size");
});
