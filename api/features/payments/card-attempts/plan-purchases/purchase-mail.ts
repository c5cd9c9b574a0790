import { z } from "zod";
import { issueMailedToken } from "#api/auth/mailed-tokens.ts";
import type { Call } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { companyMail } from "#api/mail/company-mail.ts";
import type { Compose, ComposeDeps, WaitingMail } from "#api/mail/composing.ts";
import { helloTo, type MailContent } from "#api/mail/mail-layout.ts";
import { tenantOf, type Tenant } from "#api/tenancy/tenant.ts";
import { localeText } from "#api/time/instants.ts";
import { GuestInput } from "#schema/bookings/bookings/guest-models.ts";
import type { PlanPurchasePreview } from "#schema/payments/card-attempts/plan-purchases/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { taxLabel } from "#schema/shared/tax-rules.ts";
import { boughtMembership, findBuyer, type BuyerRow, type PurchaseRow } from "./queries.ts";

const Amount = z.object({ amount: z.int(), currency: z.string() });

const Bought = z.object({
  invoice_id: z.int(),
  paid: Amount,
  taxes: z.array(z.object({ name: z.string(), rate: z.int(), tax: Amount })).default([]),
  free_until: z.string().nullable(),
  access_until: z.string().nullable(),
  next: z.object({ on: z.string(), amount: Amount }).nullable(),
});

type Figures = Pick<PlanPurchasePreview, "due_now" | "taxes" | "charges" | "free_until" | "access_until">;

/** Queues the confirmation mail for a purchased plan. */
export function mailBought(call: Call, invoice_id: number, { due_now, charges, ...figures }: Figures): Promise<void> {
  const { taxes, free_until, access_until } = figures;
  const bought: z.input<typeof Bought> = {
    invoice_id,
    paid: due_now,
    taxes,
    free_until,
    access_until,
    next: charges[0] ?? null,
  };
  return queueMail(call, "plan_bought", bought, { isUrgent: true });
}

/** Queues a mail to the payer of a purchase that could not begin. */
export async function mailRefunded(call: Call, row: PurchaseRow, why: string): Promise<void> {
  const { db, tenant } = call;
  const { amount, currency, client_id, kind } = row;
  const guest = client_id === null ? GuestInput.parse(row.buyer) : null;
  const client = client_id === null ? undefined : await findBuyer(db, tenant.tenant_id, client_id);
  const to = guest?.email ?? client?.email ?? client?.contact_email;
  const name = client?.is_email_confirmed ? client.first_name : "";
  if (to) await queueMail(call, "plan_refunded", { to, name, why, paid: { amount, currency }, kind });
}

const planBought: Compose = async (deps, trx, waiting, now) => {
  const { tenant_id, payload } = waiting;
  const purchase = Bought.parse(payload);
  const [row, tenant] = await Promise.all([
    boughtMembership(trx, tenant_id, purchase.invoice_id),
    tenantOf(trx, tenant_id),
  ]);
  const client = row && (await findBuyer(trx, tenant_id, row.client_id));
  const address = client?.email ?? client?.contact_email;
  if (!row || !client || !address) return null;
  const isFree = purchase.paid.amount === 0;
  const name = client.is_email_confirmed ? client.first_name : "";
  const content: MailContent = {
    company: tenant.name,
    heading: `${row.plan_name} has begun`,
    greeting: helloTo(name),
    lead: isFree
      ? `Your plan at ${tenant.name} has begun. Nothing was charged.`
      : `Thank you. Your plan at ${tenant.name} is paid and has begun.`,
    facts: factsOf(row.plan_name, purchase, tenant.locale),
    action: await wayIn(deps, trx, waiting, { client, tenant, now }),
    closing: client.has_password
      ? "Sign in before you book to use your hours."
      : "Choose a password with this link within seven days: sign in before you book to use your hours.",
  };
  return companyMail(deps, { tenant, outbox_id: waiting.outbox_id, content }, { name, address });
};

function factsOf(plan: string, told: z.output<typeof Bought>, locale: string): MailContent["facts"] {
  const { paid, taxes, free_until, access_until, next } = told;
  const day = (date: string) => dayText(date, locale);
  const money = ({ amount, currency }: z.output<typeof Amount>) => formatMoney(amount, currency, locale);
  const facts: MailContent["facts"] = [["Plan", plan]];
  if (paid.amount > 0) facts.push(["Paid by card", money(paid)]);
  const included = taxes.map((tax) => `${taxLabel(tax)}, ${money(tax.tax)}`);
  if (included.length > 0) facts.push(["Includes", included.join("; ")]);
  if (free_until) facts.push(["Free until", day(free_until)]);
  if (access_until) facts.push(["Use it until", day(access_until)]);
  facts.push(["Next bill", next ? `${money(next.amount)} on ${day(next.on)}` : "None: this plan is paid once"]);
  return facts;
}

/** Links to what was bought; someone who has never signed in chooses a password first. */
async function wayIn(
  { siteUrl }: ComposeDeps,
  trx: TenantTransaction,
  { tenant_id }: WaitingMail,
  { client, tenant, now }: { client: BuyerRow; tenant: Tenant; now: Temporal.Instant },
): Promise<MailContent["action"]> {
  const site = siteUrl(tenant.slug);
  const { id, email, has_password } = client;
  if (has_password || email === null) {
    return { label: "See your plan", url: `${site}/member/profile` };
  }
  const token = await issueMailedToken(trx, { tenantId: tenant_id, userId: id, email, purpose: "invite", now });
  return { label: "Choose a password", url: `${site}/reset-password#token=${token}` };
}

const Refunded = z.object({
  to: z.string(),
  name: z.string(),
  why: z.string(),
  paid: Amount,
  // Mails queued before gift cards were sold online have no kind.
  kind: z.string().default("start"),
});

const planRefunded: Compose = async (deps, trx, waiting) => {
  const { to, name, why, paid, kind } = Refunded.parse(waiting.payload);
  const tenant = await tenantOf(trx, waiting.tenant_id);
  const amount = formatMoney(paid.amount, paid.currency, tenant.locale);
  const content: MailContent = {
    company: tenant.name,
    heading: `Your payment of ${amount} goes back`,
    greeting: helloTo(name),
    lead: `${why} You have bought nothing, and the full amount is refunded to your card, usually within a few days.`,
    facts: [["Goes back", amount]],
    action:
      kind === "gift_card"
        ? { label: "See the gift cards", url: `${deps.siteUrl(tenant.slug)}/book/gift-cards` }
        : { label: "See the plans", url: `${deps.siteUrl(tenant.slug)}/book/plans` },
    closing: "Questions? Ask us at the front desk.",
  };
  return companyMail(deps, { tenant, outbox_id: waiting.outbox_id, content }, { name, address: to });
};

/** Formatted in UTC: a date is the same in every time zone. */
const dayText = (date: string, locale: string): string =>
  localeText({ locale, timezone: "UTC" }, Temporal.Instant.from(`${date}T12:00:00Z`), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });

export const planPurchaseMails = { plan_bought: planBought, plan_refunded: planRefunded };
