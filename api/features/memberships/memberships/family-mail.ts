import { z } from "zod";
import { derivedToken } from "#api/auth/tokens.ts";
import { companyMail } from "#api/mail/company-mail.ts";
import type { Compose } from "#api/mail/composing.ts";
import { helloTo, type MailContent } from "#api/mail/mail-layout.ts";
import { nameInMail } from "#api/mail/typed-text.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { readFamilyMember } from "./family-queries.ts";
import { receivedInvitation } from "./invitation-queries.ts";

const Payload = z.object({ membership_id: z.int(), client_id: z.int() });

/** Notifies someone added to a membership; not sent if they have left or have no address by then. */
const familyAdded: Compose = async (deps, trx, { tenant_id, outbox_id, payload }) => {
  const { membership_id, client_id } = Payload.parse(payload);
  const [row, tenant] = await Promise.all([
    readFamilyMember(trx, { membership_id, client_id }),
    tenantOf(trx, tenant_id),
  ]);
  if (!row || row.email === null) return null;
  const payer = nameInMail(row.payer_name) || "A member";
  const content: MailContent = {
    company: tenant.name,
    heading: `${payer} shares a membership with you`,
    greeting: helloTo(row.first_name),
    lead: `You can now use ${row.plan_name} at ${tenant.name}. ${payer} pays for it.`,
    facts: [
      ["Membership", row.plan_name],
      ["Shared by", payer],
    ],
    action: { label: "See what it gives", url: `${deps.siteUrl(tenant.slug)}/member/profile` },
    closing: "You can leave it in your profile at any time. Questions? Ask us at the front desk.",
  };
  return companyMail(deps, { tenant, outbox_id, content }, { name: fullName(row), address: row.email });
};

/** Tells someone whom others removed from a membership, or whose shared one has ended; not sent if they use it again, or have no address by then. */
const familyRemoved: Compose = async (deps, trx, { tenant_id, outbox_id, payload }) => {
  const { membership_id, client_id } = Payload.parse(payload);
  const [row, tenant] = await Promise.all([
    readFamilyMember(trx, { membership_id, client_id, hasLeft: true }),
    tenantOf(trx, tenant_id),
  ]);
  if (!row || row.email === null) return null;
  const payer = nameInMail(row.payer_name) || "A member";
  const content: MailContent = {
    company: tenant.name,
    heading: row.has_ended
      ? `The membership that ${payer} shared with you has ended`
      : `You no longer share the membership of ${payer}`,
    greeting: helloTo(row.first_name),
    lead: `${row.plan_name} at ${tenant.name} no longer covers what you book. Bookings that it covers already stay as they are.`,
    facts: [
      ["Membership", row.plan_name],
      ["Shared by", payer],
    ],
    action: { label: "See your bookings", url: `${deps.siteUrl(tenant.slug)}/member/profile` },
    closing: "Questions? Ask us at the front desk.",
  };
  return companyMail(deps, { tenant, outbox_id, content }, { name: fullName(row), address: row.email });
};

const Invitation = z.object({ invitation_id: z.int() });

/** Invites somebody to a membership; nothing that was typed of them is repeated. Not sent once it cannot be accepted. */
const familyInvited: Compose = async (deps, trx, { tenant_id, outbox_id, payload }, now) => {
  const { invitation_id } = Invitation.parse(payload);
  const [row, tenant] = await Promise.all([
    receivedInvitation(trx, { id: invitation_id }, now),
    tenantOf(trx, tenant_id),
  ]);
  if (!row) return null;
  const payer = nameInMail(row.shared_by_name) || "A member";
  const token = derivedToken(deps.secretKeys, { tenantId: tenant_id, kind: "family", nonce: row.nonce });
  const content: MailContent = {
    company: tenant.name,
    heading: `${payer} wants to share a membership with you`,
    greeting: helloTo(""),
    lead: `You can use ${row.plan_name} at ${tenant.name}. ${payer} pays for it.`,
    facts: [
      ["Membership", row.plan_name],
      ["Shared by", payer],
    ],
    action: { label: "Accept or decline", url: `${deps.siteUrl(tenant.slug)}/family-invitation#token=${token}` },
    closing: "The link works for seven days. If you do not know them, decline, or ignore this mail.",
  };
  return companyMail(deps, { tenant, outbox_id, content }, { name: "", address: row.email });
};

export const familyMails = {
  family_added: familyAdded,
  family_removed: familyRemoved,
  family_invited: familyInvited,
};
