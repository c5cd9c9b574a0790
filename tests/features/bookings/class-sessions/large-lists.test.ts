import { afterAll, beforeAll, expect, test } from "vitest";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, type Person, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";
import { offerClass, schedule, tuesdays } from "./support.ts";

let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  staff = await venue.person("staff");
});
afterAll(() => platform.close());

const DAILY = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const LISTED = 200;
/** The size of a page. */
const PAGE = 100;

/** Counts the statements for the classes, leaving out transactions, tenant and session. */
async function askedOfClasses(ask: () => Promise<Reply>): Promise<{ reply: Reply; count: number }> {
  const { reply, sent } = await statementsOf(ask);
  const apart = /^(begin|commit|set local)|from "(tenants|sessions)"|from tenants|app_sessions|rate_limits/i;
  return { reply, count: sent.filter((text) => !apart.test(text.trim())).length };
}

test("a list of classes with the seats left costs at most three statements, for one class or two hundred", async () => {
  const swing = await offerClass(staff.ask);
  const timesOf = async (changes: Record<string, unknown>) => {
    const asked = tuesdays(venue, swing, { from: "2027-05-10", duration_minutes: 30, ...changes });
    const { body } = await staff.ask("previewClassSchedule", { body: asked });
    const problems = body.occurrences.filter(({ problem }: { problem: string | null }) => problem !== null);
    await schedule(staff.ask, { ...asked, skip_dates: problems.map(({ date }: { date: string }) => date) });
  };
  await timesOf({ count: 1 });
  const lists = {
    desk: () => staff.ask("classSessions", { query: { perPage: PAGE } }),
    visitor: () =>
      venue.anonymous("publicAvailableClassSessionsByCoach", {
        query: { date_from: "2027-05-10", date_to: "2027-07-10" },
      }),
  };
  // The first visitor request takes a lease of the rate-limit budget.
  await lists.visitor();
  const oneAtTheDesk = await askedOfClasses(() => lists.desk());
  const oneForVisitors = await askedOfClasses(lists.visitor);
  for (const start of ["12:00", "14:00", "15:00", "16:00"]) await timesOf({ weekdays: DAILY, start, count: 62 });
  const manyAtTheDesk = await askedOfClasses(() => lists.desk());
  const manyForVisitors = await askedOfClasses(lists.visitor);
  const shown = manyForVisitors.reply.body.data.flatMap(({ sessions }: { sessions: unknown[] }) => sessions);
  expect([manyAtTheDesk.reply.body.data.length, shown.length >= LISTED]).toEqual([PAGE, true]);
  expect(manyAtTheDesk.reply.body.data[0]).toMatchObject({ seats_left: 6 });
  expect([manyAtTheDesk.count, manyForVisitors.count]).toEqual([oneAtTheDesk.count, oneForVisitors.count]);
  expect(Math.max(manyAtTheDesk.count, manyForVisitors.count)).toBeLessThanOrEqual(3);
  expect(Math.min(manyAtTheDesk.count, manyForVisitors.count)).toBeGreaterThan(0);
});
