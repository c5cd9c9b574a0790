import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OnboardingStatus, OnboardingStepKey } from "#schema/venue/onboarding/models.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";
import { addLocation, bayTime, confirmOwner, DETAILS, doneOf, open, signUp } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a set-up without any bookable time", () => {
  /** All that the list asks for, at one location that is open on Mondays from 09:00 to 17:00. */
  async function setUp() {
    const { venue, owner } = await signUp(platform);
    await owner.ask("createCompany", { body: { ...DETAILS, currency: "CAD" } });
    await confirmOwner(platform, venue);
    const location = await addLocation(owner);
    await open(owner, location);
    const type: number = (await owner.ask("resourceTypes")).body.data[0].id;
    const bay = await owner.ask("createResource", {
      body: { name: "Bay 1", location_id: location, resource_type_id: type },
    });
    expect(bay.status).toBe(201);
    await owner.ask("seeBookingPage");
    return { owner, location, type, bay: bay.body };
  }
  const add = async ({ ask }: Person, service: object): Promise<number> => {
    const { status, body } = await ask("createService", { body: service });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id;
  };
  const problemsOf = async ({ ask }: Person) => {
    const { is_complete, steps } = (await ask("onboardingStatus")).body as OnboardingStatus;
    return { is_complete, problems: steps.flatMap(({ key, problem }) => (problem === null ? [] : [{ key, problem }])) };
  };
  const blocked = (key: OnboardingStepKey, problem: string) => ({ is_complete: false, problems: [{ key, problem }] });
  const FREE = { is_complete: true, problems: [] };

  it("reports that the bays are of another type than the services need", async () => {
    const { owner, location } = await setUp();
    const other = await owner.ask("createResourceType", { body: { name: "Simulator" } });
    await add(owner, bayTime(other.body.id));
    expect(await problemsOf(owner)).toEqual(
      blocked("resource", "Bay time takes a resource of the type Simulator, and Harbour has none."),
    );
    expect(await doneOf(owner)).not.toContain("resource");
    await owner.ask("createResource", {
      body: { name: "Sim", location_id: location, resource_type_id: other.body.id },
    });
    expect(await problemsOf(owner)).toEqual(FREE);
  });

  it("reports that the hours are shorter than every service", async () => {
    const { owner, type } = await setUp();
    const length = { duration_minutes: 540, price: { amount: 5000, currency: "CAD" }, peak_price: null };
    await add(owner, { ...bayTime(type), durations: [length] });
    expect(await problemsOf(owner)).toEqual(
      blocked("location", "Harbour is not open for long enough to book Bay time in the next four weeks."),
    );
    await add(owner, bayTime(type));
    expect(await problemsOf(owner)).toEqual(FREE);
  });

  it("reports that a bay's own hours are outside the opening hours", async () => {
    const { owner, type, bay } = await setUp();
    await add(owner, bayTime(type));
    const hours = [{ weekday: "tuesday", ranges: [{ opens: "09:00", closes: "17:00" }] }];
    const changed = await owner.ask("updateResource", {
      params: { id: bay.id },
      body: { version: bay.version, follows_location_hours: false, hours },
    });
    expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
    expect(await problemsOf(owner)).toEqual(
      blocked("resource", "The hours of what Bay time takes do not meet the opening hours of Harbour."),
    );
  });

  it("reports a notice that is longer than the horizon", async () => {
    const { owner, type } = await setUp();
    await add(owner, { ...bayTime(type), notice_minutes: 10_080, horizon_days: 3 });
    expect(await problemsOf(owner)).toEqual(
      blocked("service", "The notice and the days ahead of Bay time leave no time to book."),
    );
  });

  it("reports lessons without a coach, and coaches who work at other hours", async () => {
    const { owner, location } = await setUp();
    const account = (name: string) =>
      owner.ask("createAccount", {
        body: { first_name: name, last_name: "Day", email: `${name.toLowerCase()}@example.test`, roles: ["coach"] },
      });
    const { body: coach } = await account("Cleo");
    const hours = { location_id: location, weekday: "tuesday", starts: "09:00", ends: "12:00" };
    const kept = await owner.ask("createCoachAvailability", { params: { id: coach.id }, body: hours });
    expect([kept.status, kept.body.errors]).toEqual([201, undefined]);
    const lesson = { ...bayTime(0), name: "Lesson", kind: "coach", resource_type_id: null };
    const id = await add(owner, { ...lesson, coach_ids: [coach.id] });
    expect(await problemsOf(owner)).toEqual(
      blocked("coach", "No coach of Lesson has hours while Harbour is open in the next four weeks."),
    );
    const { body: other } = await account("Dora");
    await owner.ask("deleteService", { params: { id } });
    await add(owner, { ...lesson, coach_ids: [other.id] });
    const moved = await owner.ask("updateCoach", {
      params: { id: other.id },
      body: { version: other.version, location_ids: [] },
    });
    expect([moved.status, moved.body.errors]).toEqual([200, undefined]);
    expect(await problemsOf(owner)).toEqual(blocked("service", "Lesson has no coach who works at Harbour."));
  });

  it("is not checked once something has been booked", async () => {
    const { owner, location, type } = await setUp();
    const service_id = await add(owner, bayTime(type));
    const booked = await owner.ask("createBooking", {
      body: {
        service_id,
        location_id: location,
        start_time: "2027-05-10T18:00:00Z",
        end_time: "2027-05-10T19:00:00Z",
        party_size: 1,
        guest: { first_name: "Gil", last_name: "Roy", email: "gil@example.test" },
      },
    });
    expect([booked.status, booked.body.errors]).toEqual([201, undefined]);
    const closed = await owner.ask("updateLocationHours", {
      params: { id: location },
      body: { version: 2, days: [{ weekday: "sunday", ranges: [{ opens: "09:00", closes: "09:15" }] }] },
    });
    expect([200, 409]).toContain(closed.status);
    expect(await problemsOf(owner)).toEqual(FREE);
  });
});
