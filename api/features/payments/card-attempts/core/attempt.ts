import type { RawBuilder, Selectable } from "kysely";
import type { ApiDeps, Call } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { CardCharges, PlanPurchases, ServicePayments } from "#api/db/types.generated.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";

export const ATTEMPT_COLUMNS = [
  "tenant_id",
  "id",
  "state",
  "account_id",
  "client_id",
  "provider_payment_id",
  "amount",
  "currency",
  "platform_fee",
  "taken_amount",
  "failure",
  "refund_asked_at",
  "is_settled_by_hand",
  "created_at",
] as const;

/** A card payment that the provider was or will be asked for, as the table of each subject keeps it. */
export type Attempt = Pick<Selectable<ServicePayments>, Exclude<(typeof ATTEMPT_COLUMNS)[number], "state">> & {
  state: Selectable<ServicePayments | PlanPurchases | CardCharges>["state"];
};

/** What became of an attempt. */
export type Settled = Pick<Attempt, "state" | "failure">;

export type AttemptSubjectName = "booking_payment" | "plan_purchase" | "desk_payment";

/** Names an attempt in any company. */
export interface NamedAttempt {
  tenant_id: string;
  id: number;
}

/** What a card payment is for: a held time, a plan or gift card, or what the desk asked for. */
export interface AttemptSubject {
  name: AttemptSubjectName;
  table: "service_payments" | "plan_purchases" | "card_charges";
  /** The key of our id in the provider's metadata. */
  metadata: "service_payment" | "plan_purchase" | "card_charge";
  /** The operation in whose name it is settled when a job or an event does. */
  operation: string;
  /** The state of an attempt that nobody can pay any more. */
  unpaid: "cancelled" | "ended";
  /** Columns with personal data that only what is bought needs: emptied as soon as nothing more can be bought. */
  personal: readonly string[];
  /** The column that says who pays, emptied once nobody has to be told about the money any more. */
  payer?: "guest" | "buyer";
  /** Applies the provider's report in one transaction, once, whoever reports it first. Returns the state after that. */
  apply(call: Call, id: number, told: ProviderPayment): Promise<Settled>;
  /** Whether an open attempt may not be paid any more. */
  isOver(trx: TenantTransaction, attempt: Attempt, now: Temporal.Instant): Promise<boolean>;
  /** Which open attempts reconciliation settles, where those of the last days are not all. */
  isDue?(now: Temporal.Instant): RawBuilder<boolean>;
  /** Settles an attempt that needs no payer, such as a charge of a saved card; false if it needs one. */
  settleAlone?(deps: ApiDeps, named: NamedAttempt): Promise<boolean>;
}

/** Our id as the provider stores it. */
export function referenceIn(
  { metadata }: AttemptSubject,
  named: Pick<ProviderPayment, "reference" | "plan_purchase" | "card_charge">,
): string | null {
  return metadata === "service_payment" ? named.reference : named[metadata];
}

/** The idempotency key of an attempt at the provider, the same on every retry. */
export const attemptKey = ({ metadata }: Pick<AttemptSubject, "metadata">, { tenant_id, id }: NamedAttempt): string =>
  `${metadata.replace("_", " ")} ${tenant_id} ${id}`;

/** An attempt by its id, in the provider's metadata. */
export const metadataOf = ({ metadata }: AttemptSubject, id: number) => ({ [metadata]: String(id) });
