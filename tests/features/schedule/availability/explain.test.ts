/** @module-tag both */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, bayId, book, coachId, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

type Rule = { rule: string; passes: boolean; message: string | null; permission: string | null; may_change: boolean };

async function explained() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const why = async (changes: Record<string, string | number> = {}) => {
    const query = {
      service_id: serviceId(venue),
      location_id: venue.locationId,
      start_time: "2027-05-04 19:00:00",
      duration_minutes: 60,
      ...changes,
    };
    const { status, body } = await staff.ask("explainAvailability", { query });
    const failing: Rule[] = (body.rules ?? []).filter(({ passes }: Rule) => !passes);
    return { status, body, failing };
  };
  return { venue, staff, why };
}

describe("explaining why a time is not offered", () => {
  it("returns the result of each rule, and all rules pass exactly when the time is offered", async () => {
    const { venue, staff, why } = await explained();
    const free = await why();
    expect(free.body).toMatchObject({
      is_offered: true,
      local_start: "2027-05-04T12:00:00-07:00",
      asked_as: "visitor",
    });
    expect(free.body.rules).toHaveLength(11);
    await book(staff.ask, bayHour(venue));
    const taken = await why({ resource_id: bayId(venue) });
    expect(taken.body.is_offered).toBe(false);
    expect(taken.failing).toEqual([
      {
        rule: "resource_free",
        passes: false,
        message: "Bay 1 is taken at 12:00 PM on Tuesday 4 May. Choose another time.",
        permission: null,
        permission_name: null,
        may_change: false,
      },
    ]);
  });

  it("names each rule that applies to visitors but not to the desk, and who may change it", async () => {
    const { why } = await explained();
    const far = { start_time: "2027-09-07 19:00:00" };
    const visitor = await why(far);
    expect(visitor.failing).toMatchObject([{ rule: "horizon", permission: "catalog.write", may_change: true }]);
    expect((await why({ ...far, asked_as: "staff" })).body.is_offered).toBe(true);
    const night = await why({ start_time: "2027-05-05 06:00:00" });
    expect(night.failing).toMatchObject([{ rule: "hours", permission: "locations.write", may_change: false }]);
    expect(night.failing[0]?.message).toBe("The venue closes at 10:00 PM on Tuesdays.");
  });

  it("reports several rules at once: too many people, a start off the grid, a length that is not sold", async () => {
    const { venue, why } = await explained();
    const odd = await why({ start_time: "2027-05-04 19:07:00", duration_minutes: 45, party_size: 9 });
    expect(odd.failing.map(({ rule }) => rule)).toEqual(["party_size", "duration", "grid"]);
    const clients = await why({
      service_id: serviceId(venue, "Video review"),
      coach_id: coachId(venue),
      duration_minutes: 30,
    });
    expect(clients.failing.map(({ rule }) => rule)).toEqual(["bookable_by"]);
    expect((await why({ service_id: serviceId(venue), resource_id: 2_000_000_001 })).status).toBe(404);
    expect((await why({ start_time: "2027-02-30 19:00:00" })).status).toBe(400);
  });
});
