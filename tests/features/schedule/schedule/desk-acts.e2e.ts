import type { Page } from "@playwright/test";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { VenueDay } from "#tests/support/browser/demo-desk.ts";
import { block, drag, grid, hoverCard, openSchedule } from "./schedule-page.ts";

test.use({ person: "admin" });

test(
  "previews a move before it is made, and shows why it would be refused",
  { tag: "@both" },
  async ({ page, desk, day }) => {
    await desk.book({ name: "Mary Shelley", bay: "Bay 3", day, at: "12:00" });
    const booking = await desk.book({ name: "Ada Lovelace", bay: "Bay 2", day, at: "12:00" });
    await openSchedule(page, day);
    await drag(page, "A. Lovelace", { bay: "Bay 4" });
    await expect(page.locator(".sg-drop")).toContainText("price unchanged");
    const { x, y } = await centreOfColumn(page, "Bay 3");
    await page.mouse.move(x, y, { steps: 4 });
    await expect(page.locator(".sg-drop")).toContainText(/taken|booked|free/);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect((await desk.booking(booking.id)).version).toBe(booking.version);

    await block(page, "A. Lovelace").press("Enter");
    await page.getByRole("complementary", { name: "Ada Lovelace" }).getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Ada Lovelace" });
    await dialog.getByLabel("Length").selectOption({ index: 2 });
    const check = dialog.getByRole("region", { name: "What the change comes to" });
    await expect(check).toContainText("The price rises from");
    await dialog.getByLabel("Bay").selectOption({ label: "Bay 3" });
    await expect(check.locator("div").first()).toContainText(/taken|booked|free/);
    await expectAccessibleState(page);
  },
);

test(
  "books a party in several bays, shows it as one, cancels all bays by name, and undoes that",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await openSchedule(page, day);
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "New booking" });
    await dialog.getByRole("combobox", { name: "Client" }).fill("Grace Hopper");
    await dialog.getByRole("option", { name: /Book for a guest/ }).click();
    await dialog.getByLabel("People").selectOption({ label: "6, 2 bays" });
    await dialog.getByLabel("Starts").selectOption({ label: "13:00" });
    await dialog.getByRole("checkbox", { name: /^Bay 4 / }).check();
    await dialog.getByRole("checkbox", { name: /^Bay 5 / }).check();
    await expect(dialog.getByRole("region", { name: "What is free" })).toContainText("Bay 4Free for the whole time");
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Grace Hopper is booked")).toContainText("Bay 4, Bay 5");
    const members = (await desk.day(day.date)).bookings;
    expect(members).toHaveLength(2);
    expect(new Set(members.map(({ group_id }) => group_id)).size).toBe(1);

    await block(page, "G. Hopper").first().click();
    const panel = page.getByRole("complementary", { name: "Grace Hopper" });
    await expect(panel.getByRole("heading", { name: "Party in 2 bays" })).toBeVisible();
    await panel.getByRole("button", { name: "Bay 5" }).click();
    await expect(panel.getByRole("button", { name: "Bay 4" })).toBeVisible();
    await expectAccessibleState(page);
    await panel.getByRole("button", { name: "Cancel all 2 bays" }).click();
    const question = page.getByRole("alertdialog", { name: "Cancel all 2 bays of Grace Hopper?" });
    await expect(question).toContainText("Bay 4, Bay 5");
    await question.getByRole("button", { name: "Cancel 2 bays" }).click();
    await expect(page.getByText("The party of Grace Hopper is cancelled")).toBeVisible();
    const states = async () => new Set((await desk.day(day.date)).bookings.map(({ status }) => status));
    expect(await states()).toEqual(new Set(["cancelled"]));
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByText("The party of Grace Hopper is restored")).toBeVisible();
    expect(await states()).toEqual(new Set(["confirmed"]));
  },
);

test(
  "undoes a cancellation at once, and from the list within ten minutes",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Nellie Bly", bay: "Bay 2", day, at: "12:00" });
    await openSchedule(page, day);
    const card = await hoverCard(page, "N. Bly");
    await card.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByText("The booking of Nellie Bly is restored")).toBeVisible();
    expect((await desk.booking(booking.id)).status).toBe("confirmed");

    await desk.send("DELETE", `/api/v1/bookings/${booking.id}`);
    await page.goto(`/bookings?view=all&booking=${booking.id}`);
    await page.getByRole("button", { name: "Restore" }).click();
    await expect.poll(async () => (await desk.booking(booking.id)).status).toBe("confirmed");
  },
);

test(
  "lets the second of two desks choose between the first desk's change and its own",
  { tag: "@long" },
  async ({ page, openOther, desk, day, faults }) => {
    faults.expect(/409/);
    const booking = await desk.book({ name: "Lise Meitner", bay: "Bay 3", day, at: "12:00" });
    const second = await openOther("admin");
    const [ours, theirs] = [await editDialog(page, day), await editDialog(second, day)];
    await theirs.getByLabel("Starts").selectOption({ label: "13:00" });
    await theirs.getByLabel("People").selectOption("3");
    await theirs.getByRole("button", { name: "Save booking" }).click();
    await expect(second.getByText("The booking of Lise Meitner is saved")).toBeVisible();

    await ours.getByLabel("Starts").selectOption({ label: "14:00" });
    await ours.getByLabel("Client's note").fill("Near the window");
    await ours.getByRole("button", { name: "Save booking" }).click();
    const stale = ours
      .getByRole("alert")
      .filter({ hasText: "Somebody else changed this booking while you were editing it." });
    await expect(stale).toContainText("Peoplenow 3 people, was 1 person");
    await expect(stale.getByRole("radio", { name: /^Yours: .*14:00/ })).toBeChecked();
    await expectAccessibleState(page);
    await stale.getByRole("radio", { name: /^Theirs: .*13:00/ }).check();
    await expect(ours.getByLabel("Starts").locator("option:checked")).toHaveText("13:00");
    await ours.getByRole("button", { name: "Save booking" }).click();
    await expect(page.getByText("The booking of Lise Meitner is saved")).toBeVisible();
    const saved = await desk.booking(booking.id);
    expect(saved).toMatchObject({ client_note: "Near the window", party_size: 3 });
    expect(day.at("13:00").equals(saved.start_time)).toBe(true);
  },
);

async function editDialog(page: Page, day: VenueDay) {
  await openSchedule(page, day);
  await block(page, "L. Meitner").press("Enter");
  await page.getByRole("complementary", { name: "Lise Meitner" }).getByRole("button", { name: "Edit" }).click();
  return page.getByRole("dialog", { name: "Edit Lise Meitner" });
}

async function centreOfColumn(page: Page, bay: string) {
  const head = await page.getByRole("columnheader", { name: new RegExp(`^${bay}`) }).boundingBox();
  const shown = await grid(page)
    .getByRole("button", { name: /^M\. Shelley/ })
    .boundingBox();
  if (!head || !shown) throw new Error(`${bay} is not on the page`);
  return { x: head.x + head.width / 2, y: shown.y + shown.height / 2 };
}
