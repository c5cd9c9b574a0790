import { expectAccessible, expectAccessibleLayout } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { isLongProof } from "#tests/support/proof/proof.ts";
import { book, chooseDay, chooseService, chooseTime, goOn, sayWho } from "./booking-page.ts";

const WIDTHS = isLongProof ? [375, 768, 1440] : [375, 1440];

for (const width of WIDTHS) {
  const expectClean = isLongProof || width === 1440 ? expectAccessible : expectAccessibleLayout;

  test(`passes axe in each of its states at ${width} px`, { tag: "@both" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/book");
    await page.getByRole("button", { name: "Choose a time" }).click();
    await expectClean(page);
    await chooseService(page, "Lesson with a coach");
    await chooseDay(page, 8);
    await chooseTime(page, 1);
    await expectClean(page);
    await goOn(page);
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Enter a first name.")).toBeVisible();
    await expectClean(page);
    await sayWho(page, `axe-${width}@visitor.test`);
    await book(page);
    await expectClean(page);
    await page.getByRole("link", { name: "See, move or cancel" }).click();
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await expectClean(page);
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
    await expectClean(page);
  });

  test(`scrolls in one direction only at ${width} px`, { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await chooseService(page, "Simulator");
    await expect(page.locator("[data-time]").first()).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test("explains an invalid link", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/book/manage#no-such-token-here-0000000000000");
  await expect(page.getByRole("heading", { name: "This link leads to no booking" })).toBeVisible();
  await expectAccessible(page);
  // The link's token stays in the browser: it appears in no URL that a server or a proxy could log.
  expect(asked.filter((url) => new URL(url).href.replace(/#.*$/, "").includes("no-such-token"))).toEqual([]);
  await page.goto("/book/manage/x");
  await expect(page.getByRole("heading", { name: "This link leads to no booking" })).toBeVisible();
  await expect(page).toHaveURL(/\/book\/manage#x$/);
});

test("explains an unknown address under /book", { tag: "@long" }, async ({ page }) => {
  await page.goto("/book/nowhere");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test(
  "loads only free times before a time is chosen, and contacts no other host",
  { tag: "@long" },
  async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await chooseService(page, "Simulator");
    await expect(page.locator("[data-time]").first()).toBeVisible();
    expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
  },
);

test.describe("the booking page of a company that cannot be booked", () => {
  for (const company of ["expired", "cancelled"]) {
    test(`shows that "${company}" is locked`, { tag: "@long" }, async ({ page, baseURL }) => {
      await page.goto(`${(baseURL ?? "").replace("demo.", `${company}.`)}/book`);
      await expect(page.getByText(/takes no bookings online at the moment/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Choose a time" })).toBeHidden();
      await expectAccessible(page);
    });
  }

  test(
    "tells a visitor of an unknown company that there is nothing here",
    { tag: "@long" },
    async ({ page, baseURL, faults }) => {
      faults.expect(/404/);
      await page.goto(`${(baseURL ?? "").replace("demo.", "nobody.")}/book`);
      await expect(page.getByRole("heading", { name: "No company has this address" })).toBeVisible();
    },
  );
});
