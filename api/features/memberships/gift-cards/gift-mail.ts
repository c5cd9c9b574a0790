import { z } from "zod";
import { companyMail } from "#api/mail/company-mail.ts";
import type { Compose } from "#api/mail/composing.ts";
import { helloTo, type MailContent } from "#api/mail/mail-layout.ts";
import { nameInMail, withoutLinks } from "#api/mail/typed-text.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { dayBefore } from "#api/time/calendar.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { giftCode } from "./code.ts";
import { findGiftCard, holderOfCredit, type GiftCardRow } from "./queries.ts";
import { dayText } from "./send-later.ts";

const Payload = z.object({ gift_card_id: z.int() });

/** Composes the mail with the code for the recipient; none where the card was voided or redeemed before sending. */
const giftCard: Compose = async (deps, trx, { tenant_id, outbox_id, payload }) => {
  const { gift_card_id } = Payload.parse(payload);
  const [row, tenant] = await Promise.all([findGiftCard(trx, tenant_id, gift_card_id), tenantOf(trx, tenant_id)]);
  if (!row || row.recipient_email === null || row.state !== "active") return null;
  const amount = formatMoney(row.amount, row.currency, tenant.locale);
  const { giver, recipient, message } = saidOf(row);
  const content: MailContent = {
    company: tenant.name,
    heading: `A gift card for ${amount}`,
    greeting: helloTo(recipient),
    lead: `${giver || "Somebody"} gives you ${amount} to spend at ${tenant.name}.`,
    facts: [
      ["Code", giftCode(deps.secretKeys, tenant_id, row.nonce)],
      ["Worth", amount],
      ...(row.expires_on ? [["Until", lastDay(row.expires_on, tenant.locale)] as [string, string]] : []),
      ...(message ? [["Message", message] as [string, string]] : []),
    ],
    action: { label: "Redeem it in your profile", url: `${deps.siteUrl(tenant.slug)}/member/profile` },
    closing: "You can also show the code at the front desk.",
  };
  const subject = giver ? `${content.heading} from ${giver}` : content.heading;
  return companyMail(deps, { tenant, outbox_id, content, subject }, { name: recipient, address: row.recipient_email });
};

/**
 * What the buyer typed. Bought online it goes from a stranger to an address that nobody has proven, though only after a payment:
 * names that look like names, and a message without links.
 */
function saidOf({ paid_by, buyer_name, recipient_name, message }: GiftCardRow) {
  if (paid_by !== "card") return { giver: buyer_name, recipient: recipient_name, message };
  return {
    giver: nameInMail(buyer_name),
    recipient: nameInMail(recipient_name),
    message: message && withoutLinks(message),
  };
}

/** Composes the receipt for the buyer; the code only goes to the recipient. Not sent of a card that is void by then. */
const giftBought: Compose = async (deps, trx, { tenant_id, outbox_id, payload }) => {
  const { gift_card_id } = Payload.parse(payload);
  const [row, tenant] = await Promise.all([findGiftCard(trx, tenant_id, gift_card_id), tenantOf(trx, tenant_id)]);
  if (!row || row.buyer_email === null || row.state === "void") return null;
  const amount = formatMoney(row.amount, row.currency, tenant.locale);
  const { giver, recipient } = saidOf(row);
  const when = row.send_on === null ? "" : ` on the morning of ${dayText(row.send_on, tenant.locale)}`;
  const content: MailContent = {
    company: tenant.name,
    heading: recipient ? `Your gift card for ${recipient}` : "Your gift card",
    greeting: helloTo(giver),
    lead: `Thank you. Your gift card is paid, and its code is mailed to ${row.recipient_email ?? recipient}${when}.`,
    facts: [
      ["Gift card", row.plan_name],
      ...(recipient ? [["For", recipient] as [string, string]] : []),
      ["Paid by card", amount],
      ...(row.receipt === null ? [] : [["Receipt", String(row.receipt)] as [string, string]]),
      ...(row.expires_on ? [["Until", lastDay(row.expires_on, tenant.locale)] as [string, string]] : []),
    ],
    action: { label: "See the gift cards", url: `${deps.siteUrl(tenant.slug)}/book/gift-cards` },
    closing: "Questions? Ask us at the front desk, and tell us the number of the receipt.",
  };
  return companyMail(deps, { tenant, outbox_id, content }, { name: giver, address: row.buyer_email });
};

const VoidedPayload = Payload.extend({ to: z.enum(["recipient", "buyer"]) });

/** Tells whoever has the code, or bought it, that it no longer works; not sent if the card is valid again by then. */
const giftCardVoided: Compose = async (deps, trx, { tenant_id, outbox_id, payload }) => {
  const { gift_card_id, to } = VoidedPayload.parse(payload);
  const [row, tenant] = await Promise.all([findGiftCard(trx, tenant_id, gift_card_id), tenantOf(trx, tenant_id)]);
  const address = to === "buyer" ? row?.buyer_email : row?.recipient_email;
  if (!row || !address || row.state !== "void") return null;
  const amount = formatMoney(row.amount, row.currency, tenant.locale);
  const { giver, recipient } = saidOf(row);
  const from = giver ? ` from ${giver}` : "";
  const forWhom = recipient ? ` for ${recipient}` : "";
  const name = to === "buyer" ? giver : recipient;
  const content: MailContent = {
    company: tenant.name,
    heading: `A gift card for ${amount} no longer works`,
    greeting: helloTo(name),
    lead:
      to === "buyer"
        ? `The gift card${forWhom} that you bought was cancelled, and its code no longer works. You get back what you paid.`
        : `The gift card${from} that we mailed you was cancelled, and its code no longer works.`,
    facts: [["Worth", amount]],
    action: null,
    closing: "Questions? Ask us at the front desk.",
  };
  return companyMail(deps, { tenant, outbox_id, content }, { name, address });
};

const CreditPayload = z.object({ gift_card_id: z.int(), client_id: z.int(), taken: z.int() });

/** Tells whoever redeemed a card that credit was taken back because the buyer got the money, or is theirs again. */
const giftCreditChanged: Compose = async (deps, trx, { tenant_id, outbox_id, payload }) => {
  const { gift_card_id, client_id, taken } = CreditPayload.parse(payload);
  const [row, holder, tenant] = await Promise.all([
    findGiftCard(trx, tenant_id, gift_card_id),
    holderOfCredit(trx, client_id),
    tenantOf(trx, tenant_id),
  ]);
  if (!row || !holder || holder.email === null) return null;
  const amount = formatMoney(Math.abs(taken), row.currency, tenant.locale);
  const content: MailContent = {
    company: tenant.name,
    heading: taken > 0 ? `${amount} of your credit was taken back` : `${amount} of credit is yours again`,
    greeting: helloTo(holder.first_name),
    lead:
      taken > 0
        ? "The buyer of a gift card that you redeemed got the money back, so what was left of its credit was taken back. What you had paid with it stays paid."
        : "The money for a gift card that you redeemed is with us again, and so is the credit that was taken back.",
    facts: [
      ["Gift card", row.plan_name],
      [taken > 0 ? "Taken back" : "Added again", amount],
    ],
    action: { label: "See your credit", url: `${deps.siteUrl(tenant.slug)}/member/profile` },
    closing: "Questions? Ask us at the front desk.",
  };
  return companyMail(deps, { tenant, outbox_id, content }, { name: fullName(holder), address: holder.email });
};

const lastDay = (expiresOn: string, locale: string): string => dayText(dayBefore(expiresOn), locale);

export const giftCardMails = {
  gift_card: giftCard,
  gift_bought: giftBought,
  gift_card_voided: giftCardVoided,
  gift_credit_changed: giftCreditChanged,
};
