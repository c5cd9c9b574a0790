import { afterAll, beforeAll, beforeEach } from "vitest";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

/** A company with an owner, an admin and a receptionist, created before each test. */
export interface Staffed {
  platform: Platform;
  venue: Venue;
  owner: Person;
  admin: Person;
  staff: Person;
}

/** Returns an object that is filled before each test; it must not be read before the first one. */
export function staffedVenue(): Staffed {
  const staffed = {} as Staffed; // filled below, before any test reads it
  beforeAll(async () => {
    staffed.platform = await startPlatform();
  });
  afterAll(() => staffed.platform.close());
  beforeEach(async () => {
    staffed.platform.clock.set(TEST_NOW);
    const venue = await staffed.platform.venue();
    const [owner, admin, staff] = [
      await venue.person("owner"),
      await venue.person("facility_admin"),
      await venue.person("staff"),
    ];
    Object.assign(staffed, { venue, owner, admin, staff });
  });
  return staffed;
}

export const invite = (by: Person, changes: object = {}) =>
  by.ask("createAccount", {
    body: { first_name: "Noor", last_name: "Haddad", email: "noor@links.example", roles: ["staff"], ...changes },
  });

export const update = (by: Person, id: number, body: object) => by.ask("updateAccount", { params: { id }, body });

export const end = (by: Person, id: number, query = {}) => by.ask("deleteAccount", { params: { id }, query });

/** The invitations waiting in the outbox. */
export const mails = ({ platform, venue }: Staffed) =>
  platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .where("kind", "=", "account_invited")
    .select("payload")
    .execute();

export const history = ({ platform, venue }: Staffed, action: string) =>
  platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", venue.tenantId)
    .where("action", "=", action)
    .select(["actor_id", "entity", "entity_id", "before", "after"])
    .execute();

/** Books a lesson with the venue's first coach for tomorrow at 12:00 and returns its id. */
export async function bookLesson({ venue, staff }: Staffed): Promise<number> {
  const { body } = await staff.ask("createBooking", {
    body: {
      service_id: venue.catalogue.services.find(({ name }) => name === "Lesson")?.id,
      location_id: venue.locationId,
      coach_id: venue.catalogue.coaches[0]?.id,
      start_time: "2027-05-04 19:00:00",
      end_time: "2027-05-04 20:00:00",
      guest: { first_name: "Gil", last_name: "Guest" },
    },
  });
  return body.id;
}
