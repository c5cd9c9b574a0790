import type { Call, OutsideServices } from "#api/call/call.ts";
import { notFound, type ApiError } from "#api/errors/errors.ts";
import { platformFeePercentage } from "#api/features/payments/billing/service.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { AccountLost, LOOK_IT_UP } from "#api/stripe/provider-errors.ts";
import { mostByCard } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";
import { attemptKey, metadataOf, type Attempt, type AttemptSubject } from "./attempt.ts";
import {
  changeAttempt,
  customerOf,
  findAttemptOfProvider,
  keepCustomer,
  lockAttempt,
  type PaymentOfProvider,
} from "./queries.ts";

/** An attempt whose payer is about to enter a card. */
export interface CardQuestion<Row extends Attempt = Attempt> {
  row: Row;
  company: string;
  customerId: string | undefined;
  /** The person to create a provider customer for; null for guests, and where the payer may not use the saved cards. */
  person: { name: string; email: string | null } | null;
}

/** The provider's response. */
export interface AskedCard {
  id: string;
  client_secret: string;
  customerId: string | null;
  publishable_key: string;
}

/** Creates the payment at the provider, or resumes the one created earlier: the provider forgets keys after a day. */
export async function askForCard(
  { payments }: Pick<OutsideServices, "payments">,
  subject: AttemptSubject,
  { row, company, customerId: known, person }: CardQuestion,
): Promise<AskedCard> {
  const { charges, publishableKey: publishable_key } = payments;
  const { account_id: accountId, amount, currency, platform_fee: platformFee, tenant_id, client_id, id } = row;
  if (row.provider_payment_id !== null) {
    const resumed = await charges.resumePayment(accountId, row.provider_payment_id);
    return { ...resumed, customerId: known ?? null, publishable_key };
  }
  const customerId =
    known ?? (person ? await charges.createCustomer(accountId, person, `customer ${tenant_id} ${client_id}`) : null);
  const wanted = { accountId, amount, currency, platformFee, customerId, company, named: metadataOf(subject, id) };
  return { ...(await charges.startPayment(wanted, attemptKey(subject, row))), customerId, publishable_key };
}

/** Stores the provider's ids and returns what the browser needs to collect a card. */
export async function keepAskedCard(
  { db }: Call,
  subject: AttemptSubject,
  { asked, row, ended }: { asked: AskedCard; row: Attempt; ended: () => ApiError },
) {
  const { id, client_secret, customerId, publishable_key } = asked;
  const { tenant_id, account_id, client_id } = row;
  // It may have been cancelled while the provider was asked: nobody may pay for it then.
  if ((await lockAttempt(db, subject, row))?.state !== "open") throw ended();
  if (row.provider_payment_id === null) await changeAttempt(db, subject, row, { provider_payment_id: id });
  if (customerId !== null && client_id !== null) {
    await keepCustomer(db, { tenant_id, account_id, client_id, customer_id: customerId });
  }
  return { payment_intent_id: id, client_secret, publishable_key, connect_account: account_id };
}

/** The attempt of a payment that its payer's browser names. */
export async function attemptOf(
  { db, tenant }: Call,
  subject: AttemptSubject,
  payment: PaymentOfProvider,
): Promise<Attempt> {
  const attempt = await findAttemptOfProvider(db, subject, { tenant_id: tenant.tenant_id, ...payment });
  if (!attempt) throw notFound("payment");
  return attempt;
}

/** What the provider says of an open attempt; null where nothing can have changed. */
export async function askAbout(
  { payments }: OutsideServices,
  { state, account_id, provider_payment_id }: Pick<Attempt, "state" | "account_id" | "provider_payment_id">,
): Promise<ProviderPayment | null> {
  if (state !== "open" || provider_payment_id === null) return null;
  return payments.charges.readPayment(account_id, provider_payment_id);
}

/** Notes that only the provider knows what became of it, where its account is gone. */
export async function noteLostAccount(
  { db }: Call,
  subject: AttemptSubject,
  { row, error }: { row: Attempt; error: unknown },
): Promise<void> {
  if (error instanceof AccountLost) await changeAttempt(db, subject, row, { failure: LOOK_IT_UP });
}

/** Returns the platform fee, rounded to an amount that cards allow; less than the total, as the provider requires. */
export async function platformShare(call: Call, { amount, currency }: Money): Promise<number> {
  const percentage = await platformFeePercentage(call);
  return mostByCard(Math.min(amount - 1, Math.round((amount * (percentage ?? 0)) / 100)), currency);
}

/** Returns the client's customer id in the venue's provider account, where their cards are saved. */
export const customerOfClient = ({ db }: Call, accountId: string, clientId: number): Promise<string | undefined> =>
  customerOf(db, accountId, clientId);

export const keepClientCustomer = (
  { db, tenant }: Call,
  customer: { account_id: string; client_id: number; customer_id: string },
): Promise<void> => keepCustomer(db, { tenant_id: tenant.tenant_id, ...customer });
