import { expect, test } from "#tests/support/browser/browser-test.ts";
import { block, openSchedule } from "#tests/schedule/schedule-page.ts";

test.use({ person: "admin" });

/** Far less than a screen's polling interval. */
const SOON = { timeout: 4_000 };

test("shows at one desk what the other does, with the panel and what is typed left as they are", async ({
  page,
  desk,
  day,
  openOther,
}) => {
  const booking = await desk.book({ name: "Grace Hopper", bay: "Bay 1", day, at: "15:00" });
  const other = await openOther("staff");
  await openSchedule(page, day);
  await openSchedule(other, day);
  await block(page, "G. Hopper").click();
  await expect(page.getByRole("heading", { name: "Grace Hopper" })).toBeVisible();

  await desk.book({ name: "Alan Turing", bay: "Bay 4", day, at: "15:00" });

  await expect(block(page, "A. Turing")).toBeVisible(SOON);
  await expect(block(other, "A. Turing")).toBeVisible(SOON);
  await expect(page.getByRole("heading", { name: "Grace Hopper" })).toBeVisible();

  await desk.change(booking, {
    start_time: day.at("17:00").toString(),
    end_time: day.at("18:00").toString(),
  });
  await expect(page.getByText("17:00–18:00").first()).toBeVisible(SOON);
});

test("adds to an open list what is made elsewhere, and goes on after the line was lost", async ({
  page,
  desk,
  context,
}) => {
  const name = `Quill${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(`/clients?search=${name}`);
  await expect(page.getByText("No clients")).toBeVisible();
  await desk.send("POST", "/api/v1/clients", { first_name: "Ada", last_name: name });
  await expect(page.getByText(`Ada ${name}`)).toBeVisible(SOON);

  await context.setOffline(true);
  await desk.send("POST", "/api/v1/clients", { first_name: "Bea", last_name: name });
  await context.setOffline(false);
  await expect(page.getByText(`Bea ${name}`)).toBeVisible({ timeout: 15_000 });
});
