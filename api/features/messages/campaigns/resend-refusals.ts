import { z } from "zod";
import type { Call } from "#api/call/call.ts";
import type { WhyOutdated } from "#api/mail/composing.ts";
import type { SkipReason } from "#schema/messages/campaigns/models.ts";
import { OUTDATED } from "./outdated-mails.ts";
import { findCampaign } from "./queries.ts";
import { recipientFacts } from "./recipient-queries.ts";
import { needsOf } from "./send.ts";

/** A mail that was given up. */
interface GivenUp {
  id: number;
  kind: string;
  payload: unknown;
}

export const SIGN_IN_MAIL =
  "Mail about signing in is not sent again: its link or code has run out. They can ask for a new one on the sign-in page.";

/** It tells of something that stays as it was. */
const always: WhyOutdated = async () => null;

const SKIPPED: Record<SkipReason, string> = {
  no_address: "The client has no email address. Add one, then send it again.",
  not_agreed: "The client has not agreed to marketing mail.",
  unsubscribed: "The client does not want marketing mail.",
  no_membership: "The client has no membership any more, and the text names it.",
  no_renewal: "The client's membership does not renew any more, and the text names the day.",
  same_address: "Another client with this address gets it.",
  gone: "The client was erased.",
};

const ofCampaign: WhyOutdated = async (_deps, trx, { outbox_id, payload }) => {
  const campaign = await findCampaign(trx, z.object({ campaign_id: z.int() }).parse(payload).campaign_id);
  const facts = campaign && (await recipientFacts(trx, outbox_id, needsOf(campaign)));
  if (!facts) return "The campaign is not for this client any more.";
  return facts.reason === null ? null : SKIPPED[facts.reason];
};

/** Why a mail of a kind is not sent again. Kinds that are not here never are, whatever is added. */
const KINDS: Readonly<Record<string, WhyOutdated>> = {
  ...OUTDATED,
  gift_credit_changed: always,
  receipt_withdrawn: always,
  plan_bought: always,
  plan_refunded: always,
  campaign: ofCampaign,
};

export const isSentAgain = (kind: string): boolean => KINDS[kind] !== undefined;

/** Why this mail cannot be sent again now; null if it can. */
export async function whyNotAgain(call: Call, { id, kind, payload }: GivenUp): Promise<string | null> {
  const { deps, db, tenant, now } = call;
  const waiting = { tenant_id: tenant.tenant_id, outbox_id: id, kind, payload };
  const why = KINDS[kind];
  return why ? why({ ...deps, mailFrom: "" }, db, waiting, now) : SIGN_IN_MAIL;
}
