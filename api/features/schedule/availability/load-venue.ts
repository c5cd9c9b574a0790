import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { passed, refused, type Refusal, type Verdict } from "#api/errors/verdict.ts";
import { companyDay, memberTermsOf } from "#api/features/memberships/allowances/member-terms.ts";
import type { BookableBy } from "#schema/venue/services/models.ts";
import { readVenue, referencesExist } from "./queries.ts";
import type { VenueQuestion, VenueRow } from "./venue-question.ts";
import { venueForMember, venueOf, type Audience, type Venue } from "./venue.ts";

/** The venue of a question; a 404 for anything missing (or hidden from this caller), or a 422 for too many people. */
export async function loadVenue(call: Call, question: VenueQuestion, audience: Audience): Promise<Verdict<Venue>> {
  const row = await readVenue(call.db, question);
  if (row.location === null) return refused(notFound("location"));
  const found = venueOf(row, question, audience);
  const venue = found && (await forCaller(call, found, audience));
  if (venue === null || !mayBook(call, venue.service.bookable_by, audience)) return refused(notFound("service"));
  const refusal = largePartyRefusal(venue, question.party_size) ?? (await unknownRefusal(call, question, row));
  return refusal ? refused(refusal) : passed(venue);
}

/** Self-service callers book as members; the desk has no horizon, and prices by the client it books for. */
async function forCaller(call: Call, venue: Venue, audience: Audience): Promise<Venue> {
  const { caller, tenant, now } = call;
  if (audience === "staff" || caller.kind !== "person") return venue;
  const terms = await memberTermsOf(call, caller.id, venue.service.id);
  return venueForMember(venue, terms, companyDay(tenant.timezone, now));
}

function mayBook(call: Call, bookableBy: BookableBy, audience: Audience): boolean {
  if (audience === "staff" || bookableBy === "anyone") return true;
  return bookableBy === "clients" && call.caller.kind === "person";
}

function largePartyRefusal({ service }: Venue, partySize: number): Refusal | null {
  if (partySize <= service.max_party_size) return null;
  const most = service.max_party_size === 1 ? "1 person" : `${service.max_party_size} people`;
  const sentence = `${service.name} takes at most ${most}. Book a second one for the others.`;
  return new ApiError("party_too_large", sentence, { errors: { party_size: [sentence] } });
}

/** A bay or coach that exists but does not fit has no free times; a missing one is a 404. */
async function unknownRefusal(call: Call, question: VenueQuestion, row: VenueRow): Promise<Refusal | null> {
  const lacksResource = question.resource_id !== null && row.resources.length === 0;
  const lacksCoach = question.coach_id !== null && row.coaches.length === 0;
  if (!lacksResource && !lacksCoach) return null;
  const exist = await referencesExist(call.db, question);
  if (!exist.resource) return notFound("resource");
  return exist.coach ? null : notFound("coach");
}
