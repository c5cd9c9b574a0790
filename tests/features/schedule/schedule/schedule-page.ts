import { expect, type Locator, type Page } from "@playwright/test";
import type { VenueDay } from "#tests/support/browser/demo-desk.ts";

/** Desk actions on the schedule, by what is visible there. */

export async function openSchedule(page: Page, day: VenueDay): Promise<void> {
  await page.goto(scheduleOf(day));
  await expect(grid(page)).toBeVisible();
}

export function scheduleOf({ date, locationId }: Pick<VenueDay, "date" | "locationId">): string {
  return `/schedule-overview?location=${locationId}&date=${date}`;
}

export function grid(page: Page): Locator {
  return page.getByRole("grid");
}

/** A block by the name it shows: "A. Lovelace". */
export function block(page: Page, name: string): Locator {
  return grid(page).getByRole("button", { name: new RegExp(`^${name}`) });
}

/** Hovers over a block and returns its hover card. */
export async function hoverCard(page: Page, name: string): Promise<Locator> {
  await block(page, name).hover();
  const card = page.getByRole("dialog", { name });
  await expect(card).toBeVisible();
  return card;
}

/** Drags a block with the mouse to a bay's column, some hours later. */
export async function drag(page: Page, name: string, to: { bay: string; hoursLater?: number }): Promise<void> {
  const from = await centreOf(block(page, name));
  const hour = await hourHeight(page);
  const { x } = await centreOf(page.getByRole("columnheader", { name: new RegExp(`^${to.bay}`) }));
  const y = from.y + (to.hoursLater ?? 0) * hour;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.move(x, y, { steps: 8 });
  await expect(page.locator(".sg-drop")).toBeVisible();
}

/** Mouse coordinates of an empty time in a bay's column. */
export async function pointAt(page: Page, bay: string, time: string): Promise<{ x: number; y: number }> {
  const { x } = await centreOf(page.getByRole("columnheader", { name: new RegExp(`^${bay}`) }));
  const label = page.getByRole("rowheader", { name: "Times" }).getByText(time, { exact: true });
  await label.scrollIntoViewIfNeeded();
  const { y } = await centreOf(label);
  // The label is centered on its hour line: the hour begins just below it.
  return { x, y: y + 4 };
}

async function hourHeight(page: Page): Promise<number> {
  const labels = page.getByRole("rowheader", { name: "Times" }).locator("span");
  const [first, second] = [await centreOf(labels.nth(0)), await centreOf(labels.nth(1))];
  return second.y - first.y;
}

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
