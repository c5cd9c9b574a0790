import type { Ask, Platform, Reply, Venue } from "#tests/support/venue.ts";

/** A bay of the venue by its place in the template: 0 to 2 are simulators, 3 the studio. */
export const bayId = (venue: Venue, index = 0): number => venue.catalogue.resources[index]?.id ?? 0;

export const serviceId = (venue: Venue, name = "Bay time"): number =>
  venue.catalogue.services.find((service) => service.name === name)?.id ?? 0;

export const coachId = (venue: Venue, index = 0): number => venue.catalogue.coaches[index]?.id ?? 0;

/** An hour of Bay 1 on Tuesday 4 May 2027, noon to one in Vancouver, for a guest. */
export function bayHour(venue: Venue, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    service_id: serviceId(venue),
    location_id: venue.locationId,
    start_time: "2027-05-04 19:00:00",
    end_time: "2027-05-04 20:00:00",
    resource_id: bayId(venue),
    party_size: 2,
    guest: { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" },
    ...changes,
  };
}

/** An hour with Dana Okafor in the studio on the same day, noon to one. */
export function lessonHour(venue: Venue, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return bayHour(venue, {
    service_id: serviceId(venue, "Lesson"),
    resource_id: null,
    coach_id: coachId(venue),
    party_size: 1,
    ...changes,
  });
}

/** Books at the front desk and returns the booking; fails the test if the request is refused. */
export async function book(ask: Ask, body: unknown, headers: Record<string, string> = {}): Promise<Reply["body"]> {
  const reply = await ask("createBooking", { body, headers });
  if (reply.status !== 201) throw new Error(`createBooking answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** What a booking claims and from when (UTC): `resource:3 19:00`. */
export async function claimsOf({ admin }: Platform, id: number): Promise<string[]> {
  const claims = await admin
    .selectFrom("claims")
    .where("booking_id", "=", id)
    .orderBy("owner")
    .select(["owner", "starts_at"])
    .execute();
  return claims.map((claim) => `${claim.owner} ${claim.starts_at.toString().slice(11, 16)}`);
}

/** The mails in a company's outbox, in order. */
export async function mailsOf({ admin }: Platform, { tenantId }: Venue) {
  const mails = await admin.selectFrom("outbox").where("tenant_id", "=", tenantId).orderBy("id").selectAll().execute();
  return mails.map(({ kind, payload }) => ({ kind, payload }));
}
