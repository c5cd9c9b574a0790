import { expect, test } from "#tests/support/browser/browser-test.ts";
import { isLongProof } from "#tests/support/proof/proof.ts";

/** Anything less is imperceptible. */
const SHIFT = 0.02;

for (const width of isLongProof ? [375, 412, 1440] : [375]) {
  test(`loads the booking page at ${width} px without layout shifts`, { tag: "@both" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as { value: number }[]) shifts.push(value);
      }).observe({ type: "layout-shift", buffered: true });
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
    });
    await page.goto("/book");
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Simulator/ })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(SHIFT);
  });
}
