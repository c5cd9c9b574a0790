import { z } from "zod";
import { messageIdOf, type Compose } from "#api/mail/composing.ts";
import { htmlOf, textOf, type MailContent } from "#api/mail/mail-layout.ts";
import { nameInMail } from "#api/mail/typed-text.ts";
import { isBefore, localeText } from "#api/time/instants.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { payUrl } from "./present.ts";
import { findCharge, paidBooking } from "./queries.ts";

const Payload = z.object({ charge_id: z.int() });
const DAY = { weekday: "long", day: "numeric", month: "long" } as const;

/** Composes the mail with a payment link; none if the link is no longer valid. */
const paymentLink: Compose = async (deps, trx, { tenant_id, outbox_id, payload }, now) => {
  const row = await findCharge(trx, tenant_id, Payload.parse(payload).charge_id);
  if (row?.state !== "open" || row.booking_id === null || !row.email || !row.nonce || !row.expires_at) return null;
  if (!isBefore(now, row.expires_at)) return null;
  const facts = await paidBooking(trx, tenant_id, row.booking_id);
  const amount = formatMoney(row.amount, row.currency, facts.locale);
  const time = { hour: "numeric", minute: "2-digit", hour12: facts.timeformat.includes("a") } as const;
  const name = fullName(facts);
  const booker = facts.is_name_unproven ? nameInMail(name) : name;
  const content: MailContent = {
    company: facts.company_name,
    heading: `Pay ${amount} to ${facts.company_name}`,
    greeting: "Hello,",
    lead: `${facts.company_name} asks for a payment by card. The link is good until ${localeText(facts, row.expires_at, DAY)}.`,
    facts: [
      ["Amount", amount],
      ["What", [facts.service_name, facts.resource_name].filter(Boolean).join(", ")],
      ["When", localeText(facts, facts.start_time, { ...DAY, ...time })],
      ["Where", facts.location_name],
      ...(booker ? [["Booked by", booker] as [string, string]] : []),
    ],
    action: {
      label: `Pay ${amount}`,
      url: payUrl(deps, { slug: facts.slug, tenant_id }, row.nonce),
    },
    closing: facts.phone ? `Questions? Call us at ${facts.phone}.` : "Questions? Ask us at the front desk.",
  };
  return {
    messageId: messageIdOf(facts.slug, outbox_id, deps.mailFrom),
    from: { name: facts.company_name, address: deps.mailFrom },
    to: { name: row.email, address: row.email },
    subject: content.heading,
    text: textOf(content),
    html: String(await htmlOf(content)),
  };
};

export const cardChargeMails = { payment_link: paymentLink };
