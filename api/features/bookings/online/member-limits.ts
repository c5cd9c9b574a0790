import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { MemberTerms } from "#api/features/memberships/allowances/member-price.ts";
import { memberTermsOf } from "#api/features/memberships/allowances/member-terms.ts";
import { countComing } from "./queries.ts";

interface Asked {
  client_id: number | null;
  party_size: number;
  /** The booking being confirmed, which does not count. */
  except_id?: number;
}

/** Throws if a member's own booking exceeds the limits of their plans; the strictest applies. Staff may exceed them. */
export async function refuseBeyondPlan(call: Call, { client_id, party_size, except_id = 0 }: Asked): Promise<void> {
  const terms = client_id === null ? [] : await memberTermsOf(call, client_id);
  const [guests, bookings] = [strictest(terms, "guest_limit"), strictest(terms, "concurrent_bookings")];
  if (guests && party_size - 1 > guests.limit) {
    const brought = guests.limit === 0 ? "no guests" : counted(guests.limit, "guest");
    const sentence = `${guests.plan_name} members bring ${brought} to a booking. Ask the venue for a larger party.`;
    throw new ApiError("party_too_large", sentence, { errors: { party_size: [sentence] } });
  }
  if (client_id === null || !bookings) return;
  const coming = await countComing(call.db, { client_id, except_id, now: call.now });
  if (coming < bookings.limit) return;
  const most = counted(bookings.limit, "booking");
  throw new ApiError(
    "invalid_state",
    `${bookings.plan_name} members have at most ${most} to come at a time. Cancel one, or come back after it.`,
  );
}

function strictest(terms: readonly MemberTerms[], field: "guest_limit" | "concurrent_bookings") {
  return terms
    .flatMap(({ plan_name, [field]: limit }) => (limit === null ? [] : { plan_name, limit }))
    .toSorted((one, other) => one.limit - other.limit)[0];
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
