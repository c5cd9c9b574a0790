import type { Page } from "@playwright/test";
import { block, openSchedule } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

/** The soonest that a screen asks again without being told of a change. */
const POLL_MS = 20_000;

/** Keeps the page from asking again by itself: the changes that it shows came by its stream. */
const neverPoll = (page: Page) =>
  page.addInitScript((poll) => {
    const later = globalThis.setTimeout;
    const sooner = (act: () => void, ms = 0) => (ms < poll ? later(act, ms) : 0);
    Object.assign(globalThis, { setTimeout: sooner });
  }, POLL_MS);

test("shows one desk's changes at the other, and leaves its panel and typed text unchanged", async ({
  page,
  desk,
  day,
  openOther,
}) => {
  const booking = await desk.book({ name: "Grace Hopper", bay: "Bay 1", day, at: "15:00" });
  await neverPoll(page);
  await openSchedule(page, day);
  const other = await openOther("staff");
  await neverPoll(other);
  await openSchedule(other, day);
  await block(page, "G. Hopper").click();
  await expect(page.getByRole("heading", { name: "Grace Hopper" })).toBeVisible();

  await desk.book({ name: "Alan Turing", bay: "Bay 4", day, at: "15:00" });

  await expect(block(page, "A. Turing")).toBeVisible();
  await expect(block(other, "A. Turing")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Grace Hopper" })).toBeVisible();

  await desk.change(booking, {
    start_time: day.at("17:00").toString(),
    end_time: day.at("18:00").toString(),
  });
  await expect(page.getByText("17:00–18:00").first()).toBeVisible();
});

test("adds new entries to an open list, and continues after a lost connection", async ({ page, desk, context }) => {
  const name = `Quill${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(`/clients?search=${name}`);
  await expect(page.getByText("No clients")).toBeVisible();
  await desk.send("POST", "/api/v1/clients", { first_name: "Ada", last_name: name });
  await expect(page.getByText(`Ada ${name}`)).toBeVisible();

  await context.setOffline(true);
  await desk.send("POST", "/api/v1/clients", { first_name: "Bea", last_name: name });
  await context.setOffline(false);
  await expect(page.getByText(`Bea ${name}`)).toBeVisible();
});
