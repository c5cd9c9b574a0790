import { z } from "zod";
import { Coach } from "#schema/venue/coaches/models.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const WIDTHS = [1440, 768, 375] as const;
const Coaches = z.object({ data: z.array(Coach) });

test.use({ person: "staff" });

test(
  "the desk shortens a coach's day by keyboard, sees the excluded bookings, and leaves them",
  { tag: "@long" },
  async ({ page, desk, day, faults }) => {
    faults.expect(/409/);
    const { data } = await desk.get("/api/v1/coaches?search=Dayo", Coaches);
    const [coach] = data;
    if (!coach) throw new Error("The demo has no Dayo");
    const weekday = new Date(`${day.date}T00:00:00Z`).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
    const isWeekend = weekday.startsWith("S");
    const services = await desk.get(
      "/api/v1/services?perPage=100",
      z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) }),
    );
    const start = day.at(isWeekend ? "14:00" : "19:00");
    await desk.send("POST", "/api/v1/bookings", {
      service_id: services.data.find(({ name }) => name === "Putting lesson")?.id,
      location_id: day.locationId,
      coach_id: coach.id,
      start_time: start.toString(),
      end_time: start.add({ minutes: 60 }).toString(),
      guest: { first_name: "Hana", last_name: "Kimura" },
    });

    await page.goto("/coaches");
    await page.getByRole("gridcell", { name: "Dayo Okafor" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dayo Okafor" })).toBeVisible();
    const until = page.getByRole("textbox", { name: `${weekday} until` });
    const before = await until.inputValue();
    await until.focus();
    await page.keyboard.type(isWeekend ? "13" : "18");
    await page.getByRole("button", { name: "Save hours" }).press("Enter");
    const outside = page.getByRole("alert").filter({ hasText: "outside" });
    await expect(outside).toContainText("Hana Kimura");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleState(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: /^Save and keep/ }).press("Enter");
    await expect(page.getByText("The hours of Dayo are saved")).toBeVisible();
    await expect(until).toHaveValue(isWeekend ? "13:00" : "18:00");

    await until.fill(before);
    await page.getByRole("button", { name: "Save hours" }).click();
    await expect(page.getByRole("region", { name: "Unsaved changes" })).toBeHidden();
  },
);

test("a day off is added and removed, and the week shows it", { tag: "@long" }, async ({ page, day, desk }) => {
  const { data } = await desk.get("/api/v1/coaches?search=Luc", Coaches);
  const path = `/coaches/${data[0]?.id ?? 0}`;
  await desk.send("POST", `/api/v1${path}/availabilities`, { date: day.date, note: "Dentist" });
  await page.goto(path);
  await expect(page.getByText("Dentist")).toBeVisible();
  await page.goto(`${path}?tab=schedule&week=${day.date}`);
  const shown = page.getByRole("group").filter({ hasText: "Not working" });
  await expect(shown.first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleState(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Dentist" })
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.getByText("Dentist")).toBeHidden();
});

test("has an accessible list and accessible dialogs", { tag: "@long" }, async ({ page }) => {
  await page.goto("/coaches");
  await expect(page.getByText("Mei-Lin Zhao")).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleState(page);
  }
  await page.getByText("Mei-Lin Zhao").click();
  await page.waitForURL(/\/coaches\/\d+/);
  const coach = new URL(page.url()).pathname;
  await page.goto(`${coach}?edit=details`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleState(page);
  await page.goto(`${coach}?date=new`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleState(page);
});

test.describe("a coach", () => {
  test.use({ person: "coach" });

  test("adds an own day off by keyboard, removes it, and may only look at another coach's hours", async ({
    page,
    desk,
    day,
  }) => {
    await page.goto("/coaches");
    await page.getByRole("link", { name: "My hours" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Dayo Okafor" })).toBeVisible();
    await page.getByRole("button", { name: "Day off" }).press("Enter");
    const dialog = page.getByRole("dialog");
    for (const [part, typed] of partsOf(day.date)) {
      await dialog.getByRole("spinbutton", { name: part, exact: true }).focus();
      await page.keyboard.type(typed);
    }
    await dialog.getByLabel("Why").fill("Tournament");
    await dialog.getByRole("button", { name: "Save date" }).press("Enter");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Tournament" });
    await expect(row).toBeVisible();
    await row.getByRole("button", { name: /^Remove/ }).press("Enter");
    await expect(row).toBeHidden();

    const { data } = await desk.get("/api/v1/coaches?search=Luc", Coaches);
    await page.goto(`/coaches/${data[0]?.id ?? 0}`);
    await expect(page.getByRole("heading", { level: 1, name: "Luc Bouchard" })).toBeVisible();
    const until = page.getByRole("textbox", { name: "Monday until" });
    await expect(until).toHaveValue("22:00");
    await expect(until).not.toBeEditable();
    await expect(page.getByRole("button", { name: "Add Monday hours" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Day off" })).toHaveCount(0);
  });
});

/** The text to type into each part of a date picker; the day comes last, as how many there are depends on the month. */
function partsOf(date: string): [part: string, typed: string][] {
  const [year = "", , day = ""] = date.split("-");
  const name = new Date(`${date}T00:00:00Z`).toLocaleDateString("en", { month: "long", timeZone: "UTC" });
  return [
    ["Year", year],
    ["Month", name],
    ["Day", day],
  ];
}
