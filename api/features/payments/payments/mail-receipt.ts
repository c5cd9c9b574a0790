import { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { companyMail } from "#api/mail/company-mail.ts";
import type { Compose } from "#api/mail/composing.ts";
import { helloTo, type MailContent } from "#api/mail/mail-layout.ts";
import { nameInMail } from "#api/mail/typed-text.ts";
import { tenantOf, type Tenant } from "#api/tenancy/tenant.ts";
import { localeText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import { cardBrand } from "#schema/payments/payments/card-brand.ts";
import type { Payment } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { taxLabel } from "#schema/shared/tax-rules.ts";
import type { PaymentRow } from "./payment-row.ts";
import { presentPayment } from "./present.ts";
import { findPayment } from "./queries.ts";

/** Queues the receipt of a payment; its content is composed when it is sent. */
export async function mailReceipt(call: Call, id: number, email: string): Promise<{ sent_to: string }> {
  const row = await findPayment(call.db, call.tenant.tenant_id, id);
  if (!row) throw notFound("payment");
  if (row.voided_at !== null) {
    throw new ApiError("invalid_state", "This payment was recorded by mistake, so its receipt is withdrawn.");
  }
  const { booking_id, number } = row;
  const about = booking_id === null ? {} : { booking_id };
  await queueMail(call, "receipt", { payment_id: id, email, ...about }, { requestedFor: email });
  // The address is kept out of the audit log: it may be anyone's.
  const changed =
    booking_id === null
      ? { entity: "payment" as const, entity_id: id }
      : { entity: "booking" as const, entity_id: booking_id };
  await recordChange(call, { ...changed, after: { receipt: number } });
  return { sent_to: email };
}

const Payload = z.object({ payment_id: z.int(), email: z.string() });

/** Composes a mail about a payment; none where `contentOf` has nothing to say of it as it is now. */
const aboutPayment =
  (contentOf: (row: PaymentRow, tenant: Tenant) => MailContent | null): Compose =>
  async (deps, trx, { tenant_id, outbox_id, payload }) => {
    const { payment_id, email } = Payload.parse(payload);
    const [row, tenant] = await Promise.all([findPayment(trx, tenant_id, payment_id), tenantOf(trx, tenant_id)]);
    const content = row ? contentOf(row, tenant) : null;
    if (!content) return null;
    return companyMail(deps, { tenant, outbox_id, content }, { name: email, address: email });
  };

export const receiptMails = {
  receipt: aboutPayment((row, tenant) => (row.voided_at === null ? receiptOf(row, tenant) : null)),
  receipt_withdrawn: aboutPayment(withdrawalOf),
};

/** A receipt names who paid; a name that a stranger typed only if it looks like one, as the mail may go to anybody. */
function payerOf(row: PaymentRow, { timezone }: Tenant): string {
  const { payer_name } = presentPayment(row, timezone);
  return row.is_named_by_stranger ? nameInMail(payer_name) : payer_name;
}

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;
const METHODS: Readonly<Record<string, string>> = {
  card: "Card",
  card_terminal: "Card",
  cash: "Cash",
  transfer: "Transfer",
  credit: "Credit",
};

function receiptOf(row: PaymentRow, tenant: Tenant): MailContent {
  const { description, amount, tip, refunded, refunded_tip, ...taxed } = presentPayment(row, tenant.timezone);
  const payer = payerOf(row, tenant);
  const money = (minor: number) => formatMoney(minor, row.currency, tenant.locale);
  const card = row.card_last4 === null ? null : `${cardBrand(row.card_brand)} ${row.card_last4}`;
  const facts: [string, string | null][] = [
    ["Date", dayOf(row, tenant)],
    ["From", payer],
    ["For", description],
    ["Where", row.location_name],
    ["Paid by", card ?? METHODS[row.method] ?? row.note],
    ["Amount", money(amount.amount)],
    ["Tip", tip.amount > 0 ? money(tip.amount) : null],
    ["Refunded", refunded.amount > 0 ? money(refunded.amount) : null],
    ...taxFacts(taxed, money),
    ["Tip refunded", refunded_tip.amount > 0 ? money(refunded_tip.amount) : null],
    ["Note", row.note],
  ];
  return {
    company: tenant.name,
    heading: `Receipt ${row.number}`,
    greeting: helloTo(payer),
    lead: `Thank you. This is your receipt for ${money(amount.amount + tip.amount)}.`,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    action: null,
    closing: "Questions? Ask us at the front desk.",
  };
}

/** Tells somebody who was mailed a receipt that its payment was recorded by mistake. */
function withdrawalOf(row: PaymentRow, tenant: Tenant): MailContent {
  const { description } = presentPayment(row, tenant.timezone);
  const paid = formatMoney(row.amount + row.tip_amount, row.currency, tenant.locale);
  const facts: [string, string | null][] = [
    ["Date", dayOf(row, tenant)],
    ["From", payerOf(row, tenant)],
    ["For", description],
    ["Where", row.location_name],
  ];
  return {
    company: tenant.name,
    heading: `Receipt ${row.number} is withdrawn`,
    greeting: "Hello,",
    lead: `The payment of ${paid} on this receipt was recorded by mistake. The receipt we mailed to you no longer counts.`,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    action: null,
    closing: "Questions? Ask us at the front desk.",
  };
}

const dayOf = (row: PaymentRow, tenant: Tenant): string =>
  localeText({ locale: tenant.locale, timezone: venueZone(row.timezone, tenant.timezone) }, row.created_at, DAY);

function taxFacts(
  { tax, taxes }: Pick<Payment, "tax" | "taxes">,
  money: (minor: number) => string,
): [string, string | null][] {
  if (tax === null) return [];
  return [
    [`Without ${tax.name}`, money(tax.net.amount)],
    ...taxes.map((one): [string, string] => [taxLabel(one), money(one.tax.amount)]),
    ...taxes.map(({ name, refunded: { amount } }): [string, string | null] => [
      `${name} refunded`,
      amount > 0 ? money(amount) : null,
    ]),
    ...taxes.map(({ name, number }): [string, string | null] => [`${name} number`, number]),
  ];
}
