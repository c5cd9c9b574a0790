import { z } from "zod";
import { derivedToken } from "#api/auth/tokens.ts";
import { messageIdOf, type Compose } from "#api/mail/composing.ts";
import { mailLogo } from "#api/mail/mail-layout.ts";
import { nameInMail } from "#api/mail/typed-text.ts";
import { tenantOf, tenantStatus } from "#api/tenancy/tenant.ts";
import { UNSUBSCRIBE_PATH } from "#schema/messages/campaigns/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { fieldValues } from "./field-values.ts";
import { SAMPLE_UNSUBSCRIBE, sampleValues } from "./preview.ts";
import { findCampaign } from "./queries.ts";
import { changeRecipient, findTester, putBackRecipient, recipientFacts } from "./recipient-queries.ts";
import { renderCampaign } from "./render.ts";
import { needsOf } from "./send.ts";

const OfCampaign = z.object({ campaign_id: z.int() });

/**
 * Composes one recipient's mail as of sending: a recipient who has unsubscribed or has no address any more gets none, which
 * is recorded. The sending is recorded in the transaction that hands the mail over. While the company is locked nobody gets
 * one; the next recipient's mail is composed again once it is open.
 */
const campaign: Compose = async (deps, trx, { tenant_id, outbox_id, payload }, now) => {
  const { campaign_id } = OfCampaign.parse(payload);
  const [tenant, written] = await Promise.all([tenantOf(trx, tenant_id), findCampaign(trx, campaign_id)]);
  if (!written) return null;
  if (tenantStatus(tenant, now).is_locked) {
    await putBackRecipient(trx, campaign_id, outbox_id);
    return null;
  }
  const facts = await recipientFacts(trx, outbox_id, needsOf(written));
  if (!facts) return null;
  const { email, reason, nonce, plan_name, renews_on } = facts;
  if (reason !== null || email === null || nonce === null) {
    await changeRecipient(trx, outbox_id, { skipped: reason ?? "no_address" });
    return null;
  }
  await changeRecipient(trx, outbox_id, { sent_at: now });
  const url = deps.siteUrl(tenant.slug);
  const token = derivedToken(deps.secretKeys, { tenantId: tenant_id, kind: "unsubscribe", nonce });
  const shown = (name: string) => (facts.is_email_confirmed ? name : nameInMail(name));
  const [first_name, last_name] = [shown(facts.first_name), shown(facts.last_name)];
  const values = fieldValues(
    { name: tenant.name, locale: tenant.locale, url },
    { first_name, last_name, membership_plan: plan_name ?? "", renewal_date: renews_on },
  );
  const rendered = await renderCampaign(written, values, {
    company: tenant.name,
    logo: mailLogo(tenant.logo, url),
    unsubscribeUrl: written.marketing ? `${url}/unsubscribe#token=${token}` : null,
  });
  return {
    messageId: messageIdOf(tenant.slug, outbox_id, deps.mailFrom),
    from: { name: tenant.name, address: deps.mailFrom },
    to: { name: fullName({ first_name, last_name }), address: email },
    ...rendered,
    ...(written.marketing && { headers: unsubscribeHeaders(`${url}${UNSUBSCRIBE_PATH}/${token}`) }),
    clientId: facts.client_id,
  };
};

/** One-click unsubscribe in mail programs, without a page (RFC 8058). */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const ForTester = z.object({ user_id: z.int(), subject: z.string(), body: z.string(), marketing: z.boolean() });

/** Sent to the author, filled in with an example. */
const campaignTest: Compose = async (deps, trx, { tenant_id, outbox_id, payload }, now) => {
  const { user_id, marketing, ...template } = ForTester.parse(payload);
  const [tenant, tester] = await Promise.all([tenantOf(trx, tenant_id), findTester(trx, user_id)]);
  if (!tester?.email || tenantStatus(tenant, now).is_locked) return null;
  const url = deps.siteUrl(tenant.slug);
  const { subject, text, html } = await renderCampaign(template, sampleValues(tenant, tester, { now, url }), {
    company: tenant.name,
    logo: mailLogo(tenant.logo, url),
    unsubscribeUrl: marketing ? `${url}${SAMPLE_UNSUBSCRIBE}` : null,
  });
  return {
    messageId: messageIdOf(tenant.slug, outbox_id, deps.mailFrom),
    from: { name: tenant.name, address: deps.mailFrom },
    to: { name: fullName(tester), address: tester.email },
    subject: `Test: ${subject}`,
    text,
    html,
    clientId: null,
  };
};

export const campaignMails = { campaign, campaign_test: campaignTest };
