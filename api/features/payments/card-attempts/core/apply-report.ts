import type { Call } from "#api/call/call.ts";
import { afterRefusal, beginAttempt } from "#api/db/transaction.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { referenceIn, type Attempt, type AttemptSubject, type Settled } from "./attempt.ts";
import { changeAttempt, lockAttempt, type AttemptChange } from "./queries.ts";
import { forgotten, unpaid } from "./settle-attempt.ts";

/** What the money of an attempt buys. */
export interface Purchase {
  /** The state of an attempt that bought it. */
  bought: Attempt["state"];
  /** Buys it; returns columns that name it. A refusal is rolled back, and the money given back. */
  buy(call: Call, id: number, told: ProviderPayment): Promise<object>;
  /** Called where the money is given back. */
  refused?(call: Call, id: number, why: string): Promise<void>;
}

/**
 * Applies the provider's report of a payment in one transaction: buys what was paid for, or decides to refund it in full. Runs
 * once, whether the payer, an event or reconciliation triggers it first.
 */
export async function applyReport(
  call: Call,
  { subject, purchase }: { subject: AttemptSubject; purchase: Purchase },
  { id, told }: { id: number; told: ProviderPayment },
): Promise<Settled> {
  const { db, tenant, now } = call;
  const attempt = await lockAttempt(db, subject, { tenant_id: tenant.tenant_id, id });
  if (!attempt) throw notFound("payment");
  if (attempt.state !== "open") return attempt;
  if (told.status === "canceled") return end(call, subject, attempt, unpaid(subject, now));
  if (told.status !== "succeeded") return attempt;
  const outcome = differenceOf(call, { subject, attempt, told }) ?? (await tryToBuy(call, purchase, { id, told }));
  if (typeof outcome !== "string") {
    const bought = { state: purchase.bought, ...outcome, ...forgotten(subject), settled_at: now };
    return end(call, subject, attempt, bought);
  }
  await purchase.refused?.(call, id, outcome);
  return giveBackLater(call, subject, { attempt, told, why: outcome });
}

/** Decides to refund all that was taken: after the response, by a job. Who paid is kept until then. */
export async function giveBackLater(
  call: Call,
  subject: Pick<AttemptSubject, "name" | "table" | "personal">,
  { attempt, told, why }: { attempt: Attempt; told: ProviderPayment; why: string },
): Promise<Settled> {
  const { db, deps, now, tenant } = call;
  await deps.jobs.enqueue(db, "settle_card_attempt", {
    tenant_id: tenant.tenant_id,
    subject: subject.name,
    id: attempt.id,
  });
  return end(call, subject, attempt, {
    state: "refunding",
    ...forgotten({ personal: subject.personal }),
    provider_payment_id: told.id,
    failure: why,
    taken_amount: told.received,
    taken_currency: told.currency,
    refund_asked_at: now,
    settled_at: null,
  });
}

async function end(
  { db }: Call,
  subject: Pick<AttemptSubject, "table">,
  attempt: Attempt,
  change: AttemptChange & { state: string },
): Promise<Settled> {
  await changeAttempt(db, subject, attempt, change);
  return { state: change.state, failure: change.failure ?? attempt.failure };
}

/** How the payment differs from what was requested; undefined if it matches. */
function differenceOf(
  { tenant }: Call,
  { subject, attempt, told }: { subject: AttemptSubject; attempt: Attempt; told: ProviderPayment },
): string | undefined {
  const isNamed = told.company === tenant.slug && referenceIn(subject, told) === String(attempt.id);
  if (!isNamed) return "It names another payment.";
  const isAsAsked = told.received === attempt.amount && told.currency === attempt.currency;
  return isAsAsked ? undefined : "Another amount was paid.";
}

/** Buys what was paid for. If that is refused, rolls back and returns the reason. */
async function tryToBuy(
  call: Call,
  purchase: Purchase,
  { id, told }: { id: number; told: ProviderPayment },
): Promise<object | string> {
  await beginAttempt(call.db);
  try {
    return await purchase.buy(call, id, told);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await afterRefusal(call.db);
    return error.message;
  }
}
