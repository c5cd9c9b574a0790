import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { passed, refused, type Refusal, type Verdict } from "#api/errors/verdict.ts";
import {
  nearestTimes,
  type BookableTime,
  type BookingRequest,
} from "#api/features/schedule/availability/bookable-time.ts";
import { findBookable } from "../create/booking-request.ts";
import { baysFor } from "../reference-queries.ts";
import { chooseBays, roomOf, type Bay } from "./party-seats.ts";

/** The bays that a party wants: specific ones, or a number of any. */
export interface BayChoice {
  named: readonly number[] | null;
  count: number;
  people: number;
}

/** A time that works for the party as far as reads can tell, and the bays to try, in order. */
export interface PartyTimeFound {
  time: BookableTime;
  bays: readonly Bay[];
}

export function bayChoice(input: {
  resource_ids?: readonly number[] | null | undefined;
  bays?: number | null | undefined;
  party_size: number;
}): Verdict<BayChoice> {
  const { resource_ids, bays, party_size: people } = input;
  if (resource_ids && !bays) {
    if (new Set(resource_ids).size < resource_ids.length)
      return refused(invalidField("resource_ids", "Name each bay once."));
    return choiceOf({ named: resource_ids, count: resource_ids.length, people });
  }
  if (bays && !resource_ids) return choiceOf({ named: null, count: bays, people });
  const sentence = "Choose either the bays or a number of bays.";
  return refused(
    new ApiError("validation_failed", sentence, { errors: { resource_ids: [sentence], bays: [sentence] } }),
  );
}

function choiceOf(choice: BayChoice): Verdict<BayChoice> {
  if (choice.people >= choice.count) return passed(choice);
  return refused(invalidField("party_size", "Take fewer bays: each needs at least one person."));
}

/** The bays to try, or an error: too few bays, too small for all, or taken then. */
export async function findPartyBays(
  call: Call,
  request: BookingRequest,
  choice: BayChoice,
): Promise<Verdict<PartyTimeFound>> {
  const found = await (choice.named ? namedTime(call, request, choice) : findBookable(call, request, "staff"));
  if (!found.passes) return found;
  const time = found.value;
  if (time.coach_ids !== null || time.resource_ids === null) {
    return refused(invalidField("service_id", `${time.service.name} takes a coach. Book each one separately.`));
  }
  const { db, tenant } = call;
  const there = await baysFor(db, tenant.tenant_id, request, time.service.max_party_size);
  const bays = choice.named ? inOrderOf(choice.named, there) : there;
  const tooLarge = largePartyRefusal(bays, choice);
  if (tooLarge !== null) return refused(tooLarge);
  const free = choice.named ? bays : inOrderOf(time.resource_ids, there);
  if (chooseBays(free, choice.count, choice.people)) return passed({ time, bays: free });
  return refused(await partyTaken(call, request, { choice, bays: there }));
}

/** The error where not all bays are free, with the nearest times at which they are. */
export async function partyTaken(
  call: Call,
  request: BookingRequest,
  { choice, bays }: { choice: BayChoice; bays: readonly Bay[] },
): Promise<Refusal> {
  const { named, count, people } = choice;
  const fits = (ids: readonly number[]) =>
    named ? named.every((id) => ids.includes(id)) : chooseBays(inOrderOf(ids, bays), count, people) !== null;
  const nearest = await nearestTimes(call, request, "staff", (time) => fits(time.resource_ids));
  if (!nearest.passes) return nearest.refusal;
  const what = named ? "Not all of these bays are" : `Fewer than ${count} bays for this party are`;
  return new ApiError("slot_taken", `${what} free at this time. Choose another one.`, {
    alternatives: nearest.value,
  });
}

/** Each bay must pass the rules on its own. */
async function namedTime(call: Call, request: BookingRequest, choice: BayChoice): Promise<Verdict<BookableTime>> {
  const times: Verdict<BookableTime>[] = [];
  for (const resource_id of choice.named ?? []) {
    const time = await findBookable(call, { ...request, resource_id }, "staff");
    if (!time.passes && time.refusal.code !== "slot_taken") return time;
    times.push(time);
  }
  const [first] = times;
  if (first && times.every(({ passes }) => passes)) return first;
  return refused(await partyTaken(call, request, { choice, bays: [] }));
}

function largePartyRefusal(bays: readonly Bay[], { named, count, people }: BayChoice): Refusal | null {
  if (bays.length < count) return invalidField("bays", `There are only ${bays.length} bays for this here.`);
  const largest = bays.toSorted((a, b) => b.room - a.room).slice(0, count);
  const room = roomOf(largest);
  if (people <= room) return null;
  const which = named ? "These" : "The largest";
  const sentence = `${which} ${count} bays have room for ${room} people together. Take more bays, or book for fewer.`;
  return new ApiError("party_too_large", sentence, { errors: { party_size: [sentence] } });
}

function inOrderOf(ids: readonly number[], bays: readonly Bay[]): Bay[] {
  return ids.flatMap((id) => bays.filter((bay) => bay.id === id));
}
