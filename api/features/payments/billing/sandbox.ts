import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { CompanySubscription } from "#schema/payments/billing/models.ts";
import { takesCards } from "./queries.ts";

/** Whether this is a company for trying out the product: shared with others, or without a way to pay. */
export async function isSandbox({ tenant, db, deps }: Call): Promise<boolean> {
  if (tenant.account_type === "shared_sandbox") return true;
  return tenant.sandbox_mode && !(await takesCards(db, deps.paymentMode));
}

/** Refuses subscribing in a sandbox: its users share it. */
export async function refuseSandbox(call: Call): Promise<void> {
  if (!(await isSandbox(call))) return;
  throw new ApiError("invalid_state", "A sandbox has no subscription to the platform.");
}

/** An example subscription to show where there is none. */
export function exampleSubscription({ now }: Call): z.infer<typeof CompanySubscription> {
  const start = now.subtract({ hours: 24 * 10 });
  const end = start.add({ hours: 24 * 30 });
  return {
    is_example: true,
    id: "example",
    status: "active",
    plan: { id: "club", name: "Club" },
    price_id: "fairway_club_usd_12900_1m",
    cancel_at_period_end: false,
    on_grace_period: false,
    is_past_due: false,
    ends_at: null,
    canceled_at: null,
    cancel_at: null,
    current_period_start: utcTextMs(start),
    current_period_end: utcTextMs(end),
    next_billing_date: utcTextMs(end),
    started_at: utcTextMs(start),
    is_comped: false,
    comp_reason: null,
    default_payment_method: { id: "example", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2034 },
    platform_fee_percentage: 1,
    invoices: [],
  };
}
