import { z } from "zod";
import { companyMail } from "#api/mail/company-mail.ts";
import type { Compose } from "#api/mail/composing.ts";
import { helloTo, type MailContent } from "#api/mail/mail-layout.ts";
import { tenantOf, type Tenant } from "#api/tenancy/tenant.ts";
import { localeText } from "#api/time/instants.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { namedBill } from "./bill-queries.ts";
import { plusDays } from "./billing-dates.ts";
import { dayIn } from "./present.ts";

type Bill = NonNullable<Awaited<ReturnType<typeof namedBill>>>;
type Words = Pick<MailContent, "heading" | "lead" | "facts" | "action" | "closing">;

const Refused = z.object({ invoice_id: z.int(), tries: z.int() });
const Paid = z.object({ invoice_id: z.int() });

/** Sent for each refused automatic charge, unless the invoice was paid or tried again in the meantime. */
const renewalRefused: Compose = async (deps, trx, mail) => {
  const { invoice_id, tries } = Refused.parse(mail.payload);
  const [bill, tenant] = await Promise.all([namedBill(trx, invoice_id), tenantOf(trx, mail.tenant_id)]);
  if (bill?.status !== "open" || bill.card_tries !== tries) return null;
  const next = bill.next_try_at && dateText(tenant, dayIn(tenant.timezone, bill.next_try_at));
  const amount = formatMoney(bill.amount, bill.currency, tenant.locale);
  const words: Words = {
    heading: tries === 1 ? "Your card was refused" : "Your card was refused again",
    lead: next
      ? `We could not charge your card for your membership at ${tenant.name}. We will try again on ${next}.`
      : `We have tried several times to charge your card for your membership at ${tenant.name}, and will not try again automatically. No further period begins until this bill is paid.`,
    facts: [...factsOf(bill, tenant, amount), ...(bill.card_refusal ? [said(bill.card_refusal)] : [])],
    action: { label: `Pay ${amount} with another card`, url: `${deps.siteUrl(tenant.slug)}/member/profile` },
    closing: "You can also pay at the front desk.",
  };
  return mailOf(deps, { outbox_id: mail.outbox_id, tenant, bill, words });
};

/** Sent when an invoice is paid after its card had been refused. */
const renewalPaid: Compose = async (deps, trx, mail) => {
  const { invoice_id } = Paid.parse(mail.payload);
  const [bill, tenant] = await Promise.all([namedBill(trx, invoice_id), tenantOf(trx, mail.tenant_id)]);
  if (bill?.status !== "paid") return null;
  const words: Words = {
    heading: "Your membership is paid",
    lead: `Thank you. Your card has paid for your membership at ${tenant.name}.`,
    facts: factsOf(bill, tenant, formatMoney(bill.amount, bill.currency, tenant.locale)),
    action: { label: "See your membership", url: `${deps.siteUrl(tenant.slug)}/member/profile` },
    closing: "Questions? Ask us at the front desk.",
  };
  return mailOf(deps, { outbox_id: mail.outbox_id, tenant, bill, words });
};

const said = (refusal: string): [string, string] => ["The card's bank says", refusal];

function factsOf({ plan_name, period_start, period_end }: Bill, tenant: Tenant, amount: string): [string, string][] {
  const last = period_end && dateText(tenant, plusDays(period_end, -1));
  const from = dateText(tenant, period_start);
  return [
    ["Membership", plan_name],
    ["Amount", amount],
    ["Period", last ? `${from} – ${last}` : from],
  ];
}

/** Formatted in UTC: a date is the same in every time zone. */
const dateText = ({ locale }: Tenant, date: string): string =>
  localeText({ locale, timezone: "UTC" }, Temporal.Instant.from(`${date}T12:00:00Z`), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });

interface Told {
  outbox_id: number;
  tenant: Tenant;
  bill: Bill;
  words: Words;
}

async function mailOf(deps: Parameters<Compose>[0], { outbox_id, tenant, bill, words }: Told) {
  if (bill.client_email === null) return null;
  const { first_name, last_name } = bill.is_email_confirmed ? bill : { first_name: "", last_name: "" };
  const content: MailContent = { company: tenant.name, greeting: helloTo(first_name), ...words };
  const to = { name: fullName({ first_name, last_name }), address: bill.client_email };
  return companyMail(deps, { tenant, outbox_id, content }, to);
}

export const membershipMails = { renewal_refused: renewalRefused, renewal_paid: renewalPaid };
