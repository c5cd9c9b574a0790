import { referencesExist, readVenue } from "#api/features/availability/queries.ts";
import type { VenueQuestion, VenueRow } from "#api/features/availability/venue-question.ts";
import { type Audience, type Venue, venueOf } from "#api/features/availability/venue.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, notFound } from "#api/http/errors.ts";
import type { BookableBy } from "#schema/services/models.ts";

/** The venue of a question, or 404 for what is not there (or not for this caller), or 422 for too many people. */
export async function loadVenue(call: Call, question: VenueQuestion, audience: Audience): Promise<Venue> {
  const row = await readVenue(call.db, question);
  if (row.location === null) throw notFound("location");
  const venue = venueOf(row, question, audience);
  if (venue === null || !mayBook(call, venue.service.bookable_by, audience)) throw notFound("service");
  refuseLargeParty(venue, question.party_size);
  await refuseUnknown(call, question, row);
  return venue;
}

function mayBook(call: Call, bookableBy: BookableBy, audience: Audience): boolean {
  if (audience === "staff" || bookableBy === "anyone") return true;
  return bookableBy === "clients" && call.caller.kind === "person";
}

function refuseLargeParty({ service }: Venue, partySize: number): void {
  if (partySize <= service.max_party_size) return;
  const most = service.max_party_size === 1 ? "1 person" : `${service.max_party_size} people`;
  const sentence = `${service.name} takes at most ${most}. Book a second one for the others.`;
  throw new ApiError("party_too_large", sentence, { errors: { party_size: [sentence] } });
}

/** A bay or coach that is there but does not fit has no free times; one that is not there at all is 404. */
async function refuseUnknown(call: Call, question: VenueQuestion, row: VenueRow): Promise<void> {
  const lacksResource = question.resource_id !== null && row.resources.length === 0;
  const lacksCoach = question.coach_id !== null && row.coaches.length === 0;
  if (!lacksResource && !lacksCoach) return;
  const exist = await referencesExist(call.db, question);
  if (!exist.resource) throw notFound("resource");
  if (!exist.coach) throw notFound("coach");
}
