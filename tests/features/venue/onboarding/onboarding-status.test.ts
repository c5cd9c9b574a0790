import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OnboardingStatus, OnboardingStepKey } from "#schema/venue/onboarding/models.ts";
import { TOUR_KEY } from "#schema/venue/onboarding/tour.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";
import { addLocation, bayTime, confirmOwner, DETAILS, doneOf, open, signUp } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const optionalOf = async ({ ask }: Person): Promise<OnboardingStepKey[]> => {
  const { body } = await ask("onboardingStatus");
  return (body as OnboardingStatus).steps.flatMap(({ key, is_optional }) => (is_optional ? [key] : []));
};

describe("the status of a company's set-up", () => {
  it("follows from its data, step by step, and back", async () => {
    const { venue, owner } = await signUp(platform);
    expect((await owner.ask("onboardingStatus")).body).toMatchObject({
      id: venue.slug,
      is_needed: true,
      is_complete: false,
      is_skipped: false,
      country: "CA",
      first_location_id: null,
    });
    expect(await doneOf(owner)).toEqual([]);
    expect(await optionalOf(owner)).toEqual(["coach", "payments"]);
    expect((await owner.ask("createCompany", { body: DETAILS })).status).toBe(201);
    const location = await addLocation(owner);
    expect(await doneOf(owner)).toEqual(["company"]);
    await open(owner, location);
    expect(await doneOf(owner)).toEqual(["company", "location"]);
    const type = (await owner.ask("resourceTypes")).body.data[0].id;
    const bay = await owner.ask("createResource", {
      body: { name: "Bay 1", location_id: location, resource_type_id: type },
    });
    const service = await owner.ask("createService", { body: bayTime(type, "EUR") });
    expect([bay.status, service.status]).toEqual([201, 201]);
    expect(await doneOf(owner)).toEqual(["company", "location", "resource", "service"]);
    const seen = await owner.ask("seeBookingPage");
    expect(seen.body).toMatchObject({ is_complete: true, is_needed: false });
    await connect(platform, venue, owner);
    expect(await doneOf(owner)).toEqual(["company", "location", "resource", "service", "payments", "booking_page"]);
    await owner.ask("deleteResource", { params: { id: bay.body.id } });
    expect((await owner.ask("onboardingStatus")).body).toMatchObject({ is_complete: false, is_needed: true });
  });

  it("requires a coach's hours for lessons, and a bay only if a service needs one", async () => {
    const { venue, owner } = await signUp(platform);
    await confirmOwner(platform, venue);
    const location = await addLocation(owner);
    const coach = await owner.ask("createAccount", {
      body: { first_name: "Cleo", last_name: "Day", email: "cleo@example.test", roles: ["coach"] },
    });
    const lesson = await owner.ask("createService", {
      body: { ...bayTime(0), name: "Lesson", kind: "coach", resource_type_id: null, coach_ids: [coach.body.id] },
    });
    expect([coach.status, lesson.status]).toEqual([201, 201]);
    expect(await optionalOf(owner)).toEqual(["resource", "payments"]);
    expect((await owner.ask("onboardingStatus")).body.first_coach_id).toBe(coach.body.id);
    const hours = { location_id: location, date: "2027-05-20", starts: "09:00", ends: "12:00" };
    const off = await owner.ask("createCoachAvailability", {
      params: { id: coach.body.id },
      body: { ...hours, starts: null, ends: null },
    });
    expect([off.status, await doneOf(owner)]).toEqual([201, ["service"]]);
    await owner.ask("createCoachAvailability", {
      params: { id: coach.body.id },
      body: { ...hours, date: "2027-05-21" },
    });
    expect(await doneOf(owner)).toEqual(["service", "coach"]);
  });

  it("is complete for a company that was created in another way", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { body } = await owner.ask("onboardingStatus");
    expect(body).toMatchObject({ is_needed: false, is_email_confirmed: true, country: null });
    expect(await doneOf(owner)).toContain("booking_page");
    expect((await owner.ask("seeBookingPage")).body.is_needed).toBe(false);
    expect((await owner.ask("skipOnboarding")).body.is_skipped).toBe(false);
  });

  it("is skipped for everybody once a person who may change the company does so", async () => {
    const { venue, owner } = await signUp(platform);
    const desk = await venue.person("staff");
    expect((await desk.ask("onboardingStatus")).status).toBe(200);
    expect((await desk.ask("skipOnboarding")).status).toBe(403);
    expect((await owner.ask("skipOnboarding")).body).toMatchObject({ is_skipped: true, is_needed: false });
    expect((await owner.ask("skipOnboarding")).status).toBe(200);
    expect((await desk.ask("onboardingStatus")).body).toMatchObject({ is_needed: false, is_complete: false });
  });

  it("is hidden from clients and visitors, and locked with the company", async () => {
    const { venue, owner } = await signUp(platform);
    const client = await venue.person("client");
    for (const call of ["onboardingStatus", "seeBookingPage", "skipOnboarding"] as const) {
      expect((await client.ask(call)).status).toBe(403);
      expect((await venue.anonymous(call)).status).toBe(401);
    }
    expect((await client.ask("createCompany", { body: DETAILS })).status).toBe(403);
    await platform.admin
      .updateTable("tenants")
      .set({ trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await owner.ask("createCompany", { body: DETAILS })).body.error).toBe("account_locked_soft");
    expect((await owner.ask("onboardingStatus")).status).toBe(423);
  });
});

describe("the company's details", () => {
  it("are confirmed once, by a person who may change them", async () => {
    const { venue, owner } = await signUp(platform);
    const desk = await venue.person("staff");
    expect((await desk.ask("createCompany", { body: DETAILS })).status).toBe(403);
    const two = await Promise.all([1, 2].map(() => owner.ask("createCompany", { body: DETAILS })));
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(two.find(({ status }) => status === 201)?.body).toMatchObject({ id: venue.slug, ...DETAILS });
    const { body } = await owner.ask("createCompany", { body: DETAILS });
    expect(body).toMatchObject({ error: "invalid_state" });
    expect((await owner.ask("company")).body).toMatchObject(DETAILS);
    const history = await owner.ask("auditLog", { query: { entity: "company" } });
    expect(history.body.data.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      "Confirmed the company’s details",
      "Set the company up",
    ]);
  });

  it("get the same response for a repeated key", async () => {
    const { owner } = await signUp(platform);
    const headers = { "idempotency-key": "confirm" };
    const first = await owner.ask("createCompany", { body: DETAILS, headers });
    const again = await owner.ask("createCompany", { body: DETAILS, headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it("are refused if they are invalid, and for a company that was created in another way", async () => {
    const { owner } = await signUp(platform);
    for (const [field, value] of [
      ["timezone", "Mars/Olympus"],
      ["currency", "ZZZ"],
      ["name", ""],
      ["locale", "not a locale"],
    ]) {
      const { status, body } = await owner.ask("createCompany", { body: { ...DETAILS, [field ?? ""]: value } });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    const other = await (await platform.venue()).person("owner");
    expect((await other.ask("createCompany", { body: DETAILS })).status).toBe(409);
  });

  it("keep their currency once something has a price", async () => {
    const { owner } = await signUp(platform);
    const type = (await owner.ask("resourceTypes")).body.data[0].id;
    await owner.ask("createService", { body: bayTime(type) });
    const { status, body } = await owner.ask("createCompany", { body: DETAILS });
    expect([status, body.errors.currency[0]]).toEqual([422, "There are prices in CAD already, so the currency stays."]);
    expect((await owner.ask("createCompany", { body: { ...DETAILS, currency: "CAD" } })).status).toBe(201);
  });
});

describe("the tour", () => {
  const toursOf = async ({ ask }: Person) => (await ask("userProfile")).body.preferences.tours;

  it("is shown to the owner who signed up and to people who are invited later, and to nobody at older companies", async () => {
    const { venue, owner } = await signUp(platform);
    expect(await toursOf(owner)).toEqual([{ key: TOUR_KEY, version: 0 }]);
    await confirmOwner(platform, venue);
    const { body } = await owner.ask("createAccount", {
      body: { first_name: "Sam", last_name: "Roe", email: "sam@example.test", roles: ["staff"] },
    });
    const { preferences } = await platform.admin
      .selectFrom("users")
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", body.id)
      .select("preferences")
      .executeTakeFirstOrThrow();
    expect(preferences).toEqual({ tours: [{ key: TOUR_KEY, version: 0 }] });
    expect(await toursOf(await (await platform.venue()).person("staff"))).toEqual([]);
  });

  it("is remembered for each person", async () => {
    const { venue, owner } = await signUp(platform);
    const { version } = (await owner.ask("userProfile")).body;
    const seen = [{ key: TOUR_KEY, version: 1 }];
    const saved = await owner.ask("updateUserProfile", { body: { version, preferences: { tours: seen } } });
    expect(saved.body.preferences.tours).toEqual(seen);
    expect(await toursOf(await venue.person("staff"))).toEqual([]);
    const twice = await owner.ask("updateUserProfile", {
      body: { version, preferences: { tours: [...seen, ...seen] } },
    });
    expect(twice.status).toBe(422);
  });
});
