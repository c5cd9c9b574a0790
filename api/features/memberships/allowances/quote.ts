import { can, signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { badArgument, notFound } from "#api/errors/errors.ts";
import { agreedPolicy } from "#api/features/bookings/policies/amounts-due.ts";
import { presentTerms } from "#api/features/bookings/policies/booking-terms.ts";
import { instantArgument } from "#api/http/input.ts";
import { isBefore } from "#api/time/instants.ts";
import type { AllowanceQuote } from "#schema/memberships/allowances/models.ts";
import type { AllowanceQuoteQuery } from "#schema/memberships/allowances/operations.ts";
import { usedFirst, type OpenAllowance, type Use } from "./allowance-rules.ts";
import { coverPrice, readBenefits } from "./cover.ts";
import { bookedWhere } from "./queries.ts";

/** Clients may ask about their own membership only; all others return not found. */
export async function allowanceQuote(call: Call, query: AllowanceQuoteQuery): Promise<AllowanceQuote> {
  const mayAsk = can(call.caller, "clients.read") === "yes" || signedIn(call.caller).id === query.client_id;
  if (!mayAsk) throw notFound("client");
  const { client_id, service_id, seats } = query;
  const [start_time, end_time] = [
    instantArgument("start_time", query.start_time),
    instantArgument("end_time", query.end_time),
  ];
  if (!isBefore(start_time, end_time)) throw badArgument("end_time", "Choose an end after the start.");
  const where = await bookedWhere(call.db, query);
  if (!where) throw notFound("service");
  const each = { amount: query.price_amount, currency: call.tenant.currency };
  const benefits = await readBenefits(call, { client_id, service_id, start_time });
  const covers = Array.from({ length: query.bays }, () =>
    coverPrice(call, benefits, { service_id, start_time, end_time, seats }, each),
  );
  const policy = await agreedPolicy(call, where.policy_id);
  const covered = covers.reduce((sum, { covered_amount }) => sum + covered_amount, 0);
  const discount = covers.reduce((sum, { member_discount_amount }) => sum + member_discount_amount, 0);
  const to_pay = { ...each, amount: each.amount * query.bays - discount - covered };
  const uses = covers.flatMap(({ cover }) => cover.uses);
  const { amount: price_amount, currency: price_currency } = to_pay;
  const terms = presentTerms({ start_time, price_amount, price_currency, timezone: where.timezone, policy }, call.now);
  return {
    member_discount: { ...each, amount: discount },
    covered: { ...each, amount: covered },
    to_pay,
    terms,
    uses: usesOf(benefits.allowances, uses),
  };
}

/** Uses by unit, with what is left after all of them. */
function usesOf(open: readonly OpenAllowance[], uses: readonly Use[]): AllowanceQuote["uses"] {
  const amountOf = (id: number) =>
    uses.reduce((sum, { allowance_id, amount }) => sum + (allowance_id === id ? amount : 0), 0);
  const used = open.filter(({ id }) => amountOf(id) > 0);
  return [...new Set(used.map(({ unit }) => unit))].map((unit) => {
    const ofUnit = used.filter((allowance) => allowance.unit === unit);
    return {
      unit,
      amount: ofUnit.reduce((sum, { id }) => sum + amountOf(id), 0),
      left_after: ofUnit.reduce((sum, { left }) => sum + left, 0),
      no_show_extra: ofUnit.toSorted(usedFirst).find(({ no_show_extra }) => no_show_extra > 0)?.no_show_extra ?? 0,
      ends_on: ofUnit[0]?.ends_on ?? null,
      shared_by_name: ofUnit.find(({ shared_by_name }) => shared_by_name !== null)?.shared_by_name ?? null,
    };
  });
}
