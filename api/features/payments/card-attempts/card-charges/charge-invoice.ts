import { recordChange } from "#api/audit/record.ts";
import { can } from "#api/auth/caller.ts";
import { hashToken, newNonce } from "#api/auth/tokens.ts";
import type { Answer, ApiDeps, Call, Input, OutsideHandler } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { ApiError, forbidden } from "#api/errors/errors.ts";
import {
  beginTry,
  billsDue,
  lockBillToPay,
  paidBill,
  refuseBill,
  type HeldBill,
} from "#api/features/memberships/memberships/card-bills.ts";
import { accountThatTakesCards, accountToCharge } from "#api/features/payments/ecommerce/service.ts";
import { refuseUnchargeable } from "#api/money/card-amounts.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import { tenantStatus } from "#api/tenancy/tenant.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import type { cardChargeOperations as operations } from "#schema/payments/card-attempts/card-charges/operations.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { customerOfClient, platformShare } from "../core/ask-for-card.ts";
import { askForCharge, type Told } from "./charge-saved-card.ts";
import { settleSavedCard } from "./desk-payment.ts";
import { payToken, payUrl } from "./present.ts";
import { changeCharge, insertInvoiceCharge, waitingCharge, type ChargeRow } from "./queries.ts";
import { refuseCharge, settleCharge } from "./settle-charge.ts";

const LINK_MINUTES = 30;
const NO_CARD = "No card is saved here.";

/** The connected account to be paid; throws where the venue has none. */
async function accountToPay(call: Call) {
  const account = await accountToCharge(call);
  if (!account) throw new ApiError("invalid_state", "This venue takes no cards online. Pay at the front desk.");
  return account;
}

/** The fields common to all charges of a bill. */
async function chargeOf(call: Call, { bill, membership }: HeldBill, account_id: string) {
  const { tenant, now, caller } = call;
  const { amount, currency } = bill;
  // In an automatic attempt, the refusal is stored instead, for the client and the desk to read.
  if (caller.kind === "person") refuseUnchargeable(call, { amount, currency });
  return {
    tenant_id: tenant.tenant_id,
    membership_invoice_id: bill.id,
    amount,
    currency,
    platform_fee: await platformShare(call, { amount, currency }),
    account_id,
    client_id: membership.client_id,
    requested_by: caller.kind === "person" ? caller.id : null,
    created_at: now,
  };
}

/** Returns a page on which the bill can be paid; an existing one is reused as long as it is valid. */
export async function createInvoicePaymentLink(
  call: Call,
  { params }: Input<typeof operations.createInvoicePaymentLink>,
): Promise<Answer<typeof operations.createInvoicePaymentLink>> {
  const { db, tenant, now, deps } = call;
  const { tenant_id } = tenant;
  const held = await lockBillToPay(call, params.id);
  const { account_id } = await accountToPay(call);
  const waiting = await waitingCharge(db, tenant_id, held.bill.id);
  const isGood = waiting?.expires_at && isBefore(now, waiting.expires_at);
  if (waiting?.kind === "link" && isGood) return linkOf(call, waiting);
  if (waiting && (waiting.kind === "saved_card" || waiting.provider_payment_id !== null)) throw underWay();
  if (waiting) await changeCharge(db, tenant_id, waiting.id, { state: "ended", settled_at: now });
  const nonce = newNonce(deps.secretKeys);
  const row = await insertInvoiceCharge(db, {
    ...(await chargeOf(call, held, account_id)),
    kind: "link",
    nonce,
    token_hash: hashToken(payToken(deps.secretKeys, tenant_id, nonce)),
    expires_at: now.add({ minutes: LINK_MINUTES }),
  });
  if (!row) throw underWay();
  await recordChange(call, {
    entity: "membership",
    entity_id: held.membership.id,
    after: { name: nameOf(held), amount: row.amount, currency: row.currency },
  });
  return linkOf(call, row);
}

const nameOf = ({ membership: { first_name, last_name } }: HeldBill): string => fullName({ first_name, last_name });

const underWay = (): ApiError =>
  new ApiError("invalid_state", "A card is being charged for this bill. Look again in a moment.");

function linkOf({ deps, tenant }: Call, { nonce, expires_at }: ChargeRow) {
  if (nonce === null || expires_at === null) throw new Error("a link has its nonce and its end");
  return { url: payUrl(deps, tenant, nonce), expires_at: utcText(expires_at) };
}

interface Charging {
  row: ChargeRow;
  company: string;
}

/** Charges a saved card on request; the intent is stored before the provider is called. */
export const chargeMembershipInvoice: OutsideHandler<typeof operations.chargeMembershipInvoice, Charging, Told> = {
  async read(call, { params, body }) {
    const { db, tenant, caller } = call;
    const held = await lockBillToPay(call, params.id);
    if (call.permissionScope === "yes" && can(caller, "payments.take") !== "yes") {
      throw forbidden(refusalWithout("payments.take"));
    }
    const { account_id } = await accountToPay(call);
    const customer_id = await customerOfClient(call, account_id, held.membership.client_id);
    if (customer_id === undefined) throw new ApiError("not_found", NO_CARD);
    const { card_id } = body;
    const request_key = call.headers.get("idempotency-key");
    const waiting = await waitingCharge(db, tenant.tenant_id, held.bill.id);
    if (waiting && waiting.request_key !== null && waiting.request_key === request_key) {
      return { row: waiting, company: tenant.slug };
    }
    // An open link on which no payment has begun is ended.
    const isIdleLink = waiting?.kind === "link" && waiting.provider_payment_id === null;
    if (waiting && !isIdleLink) throw underWay();
    if (waiting) await changeCharge(db, tenant.tenant_id, waiting.id, { state: "ended", settled_at: call.now });
    const charge = {
      ...(await chargeOf(call, held, account_id)),
      kind: "saved_card" as const,
      customer_id,
      card_id,
      request_key,
    };
    const row = await insertInvoiceCharge(db, charge);
    if (!row) throw underWay();
    return { row, company: tenant.slug };
  },
  ask: askForCharge,
  async write(call, told, { row }) {
    if (told.kind === "unanswered") {
      await changeCharge(call.db, call.tenant.tenant_id, row.id, { failure: told.why });
      return { state: "open", message: told.why };
    }
    const { state, failure } = told.kind === "told" ? await settleCharge(call, row.id, told.payment) : row;
    return { state, message: failure };
  },
  async fail(call, error, { row }) {
    if (error instanceof ProviderRefusal) await refuseCharge(call, row.id, error.message);
  },
};

const AT_A_TIME = 100;

/**
 * Charges the cards of bills that are due for it, in one company; what fails here is tried the next minute. While the company
 * is locked it rests: nobody could stop it there.
 */
export async function chargeDueBills(deps: ApiDeps, tenantId: string): Promise<void> {
  const due = await inSystemCall(deps, tenantId, "chargeMembershipInvoice", async (call) => {
    if (tenantStatus(call.tenant, call.now).is_locked) return [];
    const bills = await billsDue(call, AT_A_TIME);
    // Where no card can be charged, bills stay open as for payment at the desk.
    return bills.length > 0 && (await accountThatTakesCards(call)) ? bills : [];
  });
  for (const { id } of due) {
    await tryBill(deps, tenantId, id).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id: tenantId, invoice_id: id }, "the card of a bill is not charged yet"),
    );
  }
}

/** One attempt for one bill. Once counted, it is completed even after a crash, by the job that settles abandoned charges. */
async function tryBill(deps: ApiDeps, tenantId: string, invoiceId: number): Promise<void> {
  const inCall = <Result>(work: (call: Call) => Promise<Result>) =>
    inSystemCall(deps, tenantId, "chargeMembershipInvoice", work);
  const payer = await inCall((call) => payerOf(call, invoiceId));
  const cards = payer && (await deps.outside.payments.charges.cardsOf(payer.account_id, payer.customer_id));
  const card_id = cards?.[0]?.id;
  const startedCharge = await inCall(async (call) => {
    const held = await beginTry(call, invoiceId);
    if (!held) return undefined;
    if (payer && card_id) {
      const charge = { ...(await chargeOf(call, held, payer.account_id)), kind: "saved_card" as const, card_id };
      const { customer_id } = payer;
      return insertInvoiceCharge(call.db, { ...charge, customer_id, try_number: held.number });
    }
    await refuseBill(call, invoiceId, { failure: NO_CARD, isTry: true });
    return undefined;
  });
  if (startedCharge) await settleSavedCard(deps, startedCharge, { isNew: true });
}

/** The payer of a bill with saved cards; undefined where there are none. */
async function payerOf(call: Call, invoiceId: number) {
  const account = await accountToCharge(call);
  const { client_id } = await paidBill(call, invoiceId);
  const customer_id = account && (await customerOfClient(call, account.account_id, client_id));
  return account && customer_id !== undefined ? { account_id: account.account_id, customer_id } : undefined;
}
