import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { keepEventOfRow } from "#api/features/payments/payment-events/service.ts";
import {
  givenUpBefore,
  handleWholeRefund,
  refundWhole,
  reportColumns,
  takenFor,
  type RefundReport,
} from "#api/features/payments/refunds/whole-refund.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { referenceIn, type Attempt, type AttemptSubject, type NamedAttempt } from "./attempt.ts";
import {
  changeAttempt,
  dueAttempts,
  findAttempt,
  findAttemptOfProvider,
  lockAttempt,
  type AttemptChange,
  type PaymentOfProvider,
} from "./queries.ts";

export interface How {
  /** One that is not paid yet is made impossible to pay, whatever time is left. */
  isLast?: boolean;
}

/** Settles one attempt, whatever triggered it. The provider is called between transactions. */
export async function settleAttempt(
  deps: ApiDeps,
  subject: AttemptSubject,
  named: NamedAttempt,
  how: How = {},
): Promise<void> {
  if (await subject.settleAlone?.(deps, named)) return;
  const seen = await inTenant(deps.db, named.tenant_id, (trx) => findAttempt(trx, subject, named));
  if (!seen) return;
  const state = seen.state === "open" ? await settleOrNote(deps, subject, seen, how) : seen.state;
  if (state === "refunding") await giveBack(deps, subject, named);
}

/** Keeps why the provider could not be asked. */
async function settleOrNote(deps: ApiDeps, subject: AttemptSubject, seen: Attempt, how: How): Promise<string> {
  try {
    return await settleOpen(deps, subject, seen, how);
  } catch (error) {
    const failure = failureOf(error);
    await inTenant(deps.db, seen.tenant_id, (trx) => changeAttempt(trx, subject, seen, { failure }));
    throw error;
  }
}

async function settleOpen(
  deps: ApiDeps,
  subject: AttemptSubject,
  attempt: Attempt,
  { isLast = false }: How,
): Promise<string> {
  const { tenant_id, account_id, provider_payment_id } = attempt;
  const { charges } = deps.outside.payments;
  const isOver = async () =>
    isLast || (await inTenant(deps.db, tenant_id, (trx) => subject.isOver(trx, attempt, deps.clock.now())));
  if (provider_payment_id === null) return (await isOver()) ? endUnbegun(deps, subject, attempt) : attempt.state;
  const told = await charges.readPayment(account_id, provider_payment_id);
  const state = await applyTold(deps, subject, attempt, told);
  if (state !== "open" || !(await isOver())) return state;
  try {
    // So that nobody pays for it. A payment made just now is refused cancellation, and is settled on the next run.
    await charges.cancelPayment(account_id, provider_payment_id);
  } catch (error) {
    if (error instanceof ProviderRefusal) return state;
    throw error;
  }
  return applyTold(deps, subject, attempt, { ...told, status: "canceled" });
}

async function applyTold(deps: ApiDeps, subject: AttemptSubject, { tenant_id, id }: Attempt, told: ProviderPayment) {
  const { state } = await inSystemCall(deps, tenant_id, subject.operation, (call) => subject.apply(call, id, told));
  return state;
}

/** Ends an attempt that no browser has received the means to pay. */
const endUnbegun = ({ db, clock }: ApiDeps, subject: AttemptSubject, seen: Attempt): Promise<string> =>
  inTenant(db, seen.tenant_id, async (trx) => {
    const attempt = await lockAttempt(trx, subject, seen);
    if (attempt?.state !== "open" || attempt.provider_payment_id !== null) return attempt?.state ?? seen.state;
    await changeAttempt(trx, subject, seen, unpaid(subject, clock.now()));
    return subject.unpaid;
  });

/** The columns of an attempt that nobody can pay any more. */
export const unpaid = (subject: AttemptSubject, settled_at: Temporal.Instant): AttemptChange & { state: string } => ({
  state: subject.unpaid,
  ...forgotten(subject),
  settled_at,
});

/** The columns that no longer hold personal data. */
export const forgotten = ({ personal, payer }: Pick<AttemptSubject, "personal" | "payer">): Record<string, null> =>
  Object.fromEntries([...personal, ...(payer ? [payer] : [])].map((column) => [column, null]));

/** Refunds all of an attempt that bought nothing, unless that has been done at the provider already. */
async function giveBack(deps: ApiDeps, subject: AttemptSubject, named: NamedAttempt): Promise<void> {
  const attempt = await inTenant(deps.db, named.tenant_id, (trx) => findAttempt(trx, subject, named));
  if (attempt?.state !== "refunding" || attempt.provider_payment_id === null) return;
  const askedAt = attempt.refund_asked_at?.epochMilliseconds ?? 0;
  const key = `give back ${subject.metadata} ${named.tenant_id} ${named.id} ${askedAt}`;
  await refundWhole(deps, { ...takenFor(attempt), key }, keepReport(deps, subject, attempt));
}

/** Stores what the provider says of a refund; a failed try changes nothing where another one has succeeded. */
const keepReport =
  ({ db, clock }: ApiDeps, subject: AttemptSubject, named: NamedAttempt) =>
  (report: RefundReport): Promise<void> =>
    inTenant(db, named.tenant_id, async (trx) => {
      const attempt = await lockAttempt(trx, subject, named);
      if (attempt?.is_settled_by_hand || (report.state === "refunding" && attempt?.state !== "refunding")) return;
      const emptied = report.state === "refunded" ? forgotten(subject) : {};
      await changeAttempt(trx, subject, named, { ...reportColumns(report, clock.now()), ...emptied });
    });

/** The same by the provider's id: whether it was refunded there, or its bank turned the refund down, is looked up. */
export async function settleAttemptOfProvider(
  deps: ApiDeps,
  subject: AttemptSubject,
  payment: PaymentOfProvider & { tenant_id: string },
): Promise<void> {
  const attempt = await inTenant(deps.db, payment.tenant_id, (trx) => findAttemptOfProvider(trx, subject, payment));
  if (attempt?.state === "open") await settleAttempt(deps, subject, attempt);
  // What a person has settled another way stays settled, whatever becomes of the card's money.
  if (attempt?.is_settled_by_hand) return;
  if (attempt?.state === "refunding" || attempt?.state === "refunded") {
    const refund = { ...takenFor(attempt), isRefunded: attempt.state === "refunded" };
    await handleWholeRefund(deps, refund, keepReport(deps, subject, attempt));
  }
}

/** Attempts waiting longer than this were missed by the payer's browser and the provider's events. */
const MISSED_AFTER_MINUTES = 1;
/** Concurrent, since each mostly waits for the provider. */
const AT_ONCE = 4;

/** Settles what was missed in one company: a payer who never came back, a lost event, a crashed process. */
export async function reconcileAttempts(deps: ApiDeps, subject: AttemptSubject, tenant_id: string): Promise<void> {
  const now = deps.clock.now();
  const times = { from: givenUpBefore(now), until: now.subtract({ minutes: MISSED_AFTER_MINUTES }), now };
  const missed = await inTenant(deps.db, tenant_id, (trx) => dueAttempts(trx, subject, { tenant_id, ...times }));
  const settleNext = async () => {
    for (let id = missed.shift(); id !== undefined; id = missed.shift()) {
      await settleAttempt(deps, subject, { tenant_id, id }).catch((err: unknown) =>
        deps.log.warn({ err, tenant_id, [subject.name]: id }, "a card payment is not settled yet"),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, settleNext));
}

/** Events after which an attempt may be settled. */
const HEARD = /^(payment_intent\.|charge\.(succeeded|failed|pending|updated|captured|expired)$)/;

/** Keeps an event about an attempt. Throws 403 if its account is not the one to be paid. */
export async function keepAttemptEvent(
  deps: ApiDeps,
  subject: AttemptSubject,
  { event, account }: { event: ProviderEvent; account: string },
): Promise<void> {
  if (!HEARD.test(event.type)) return;
  await keepEventOfRow(deps, {
    event,
    account,
    subject: subject.name,
    reference: referenceIn(subject, event),
    find: (trx, tenant_id, id) => findAttempt(trx, subject, { tenant_id, id }),
  });
}
