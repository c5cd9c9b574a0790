import { z } from "zod";
import { issueEmailToken } from "#api/auth/email-tokens.ts";
import { issueMailedToken, type MailedPurpose } from "#api/auth/mailed-tokens.ts";
import { issueRegistrationToken, Registration } from "#api/auth/registration-tokens.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { messageIdOf, type Compose, type ComposeDeps, type WaitingMail } from "#api/mail/composing.ts";
import { helloTo, htmlOf, mailLogo, textOf } from "#api/mail/mail-layout.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { tenantOf, tenantStatus } from "#api/tenancy/tenant.ts";
import { fullName } from "#schema/shared/person-name.ts";
import type { AccountMail } from "./account-mail.ts";
import { addresseeByEmail, addresseeById, nameless, PLATFORM, type Addressee } from "./addressee.ts";
import { companyFor } from "./queries.ts";
import {
  emailLink,
  invitation,
  knownAlready,
  noticeOf,
  passwordLink,
  registrationLink,
  signUpConfirmation,
  trialEnding,
  type Letter,
  type Notice,
} from "./templates.ts";

const ForPerson = z.object({ user_id: z.int() });
const Happening = z.object({
  user_id: z.int(),
  at: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])).default([]),
  to: z.string().optional(),
});

const notice =
  (kind: Notice): Compose =>
  async (deps, trx, waiting) => {
    const { user_id, at, facts, to } = Happening.parse(waiting.payload);
    const person = await addresseeById(trx, user_id);
    if (!person) return null;
    // Some facts are what somebody called a thing.
    const shown = person.has_proven_owner ? facts : [];
    const letter = noticeOf(kind, person, { at: Temporal.Instant.from(at), facts: shown });
    return mailOf(deps, waiting, to === undefined ? person : { ...person, email: to }, letter);
  };

/** Composers of the account mails, by their kind in the outbox. */
export const accountMails: Record<AccountMail, Compose> = {
  async password_forgotten(deps, trx, waiting, now) {
    const { email } = z.object({ email: z.string() }).parse(waiting.payload);
    const person = await addresseeByEmail(trx, email);
    return person ? mailResetLink(deps, trx, waiting, { person, now, letter: passwordLink }) : null;
  },
  async registration_link(deps, trx, waiting, now) {
    const registration = Registration.parse(waiting.payload);
    const { email } = registration;
    const person = await addresseeByEmail(trx, email);
    if (person) {
      return mailResetLink(deps, trx, waiting, { person, now, letter: (url) => knownAlready(person, url) });
    }
    const company = await companyFor(trx, waiting.tenant_id, email);
    if (!company) return null;
    const issuer = { secretKeys: deps.secretKeys, tenantId: waiting.tenant_id, now };
    const url = `${deps.siteUrl(company.slug)}/register/confirm#token=${issueRegistrationToken(issuer, registration)}`;
    // A typed name is not mailed before the owner of the address confirms it: it could be anything.
    const stranger = { ...company, first_name: "", last_name: "", email };
    return mailOf(deps, waiting, stranger, registrationLink(company.company, url));
  },
  async account_invited(deps, trx, waiting, now) {
    const { user_id, invited_by } = ForPerson.extend({ invited_by: z.string() }).parse(waiting.payload);
    const person = await addresseeById(trx, user_id);
    if (!person?.email) return null;
    const url = await linkOf(deps, trx, waiting, { person, email: person.email, purpose: "invite", now });
    return mailOf(deps, waiting, person, invitation(person, invited_by, url));
  },
  password_changed: notice("password_changed"),
  two_factor_on: notice("two_factor_on"),
  two_factor_off: notice("two_factor_off"),
  recovery_code_used: notice("recovery_code_used"),
  new_device: notice("new_device"),
  access_token_made: notice("access_token_made"),
  roles_changed: notice("roles_changed"),
  payment_account: notice("payment_account"),
  google_linked: notice("google_linked"),
  google_unlinked: notice("google_unlinked"),
  async email_change_link(deps, trx, waiting, now) {
    const { user_id, email } = ForPerson.extend({ email: z.string() }).parse(waiting.payload);
    const person = await addresseeById(trx, user_id);
    if (!person) return null;
    const token = await issueEmailToken(trx, { tenantId: waiting.tenant_id, userId: user_id, email, now });
    const url = `${deps.siteUrl(person.slug)}/confirm-email#token=${token}`;
    // The new address may be anybody's.
    return mailOf(deps, waiting, { ...nameless(person), email }, emailLink(person, url));
  },
  async sign_up_confirmation(deps, trx, waiting, now) {
    const { user_id, email } = ForPerson.extend({ email: z.string() }).parse(waiting.payload);
    const person = await addresseeById(trx, user_id);
    // The address was replaced in the meantime; the new one gets its own link.
    if (!person || person.email !== email) return null;
    const token = await issueEmailToken(trx, { tenantId: waiting.tenant_id, userId: user_id, email, now });
    const url = `${deps.siteUrl(person.slug)}/confirm-email?signed_up=1#token=${token}`;
    // Also the owner of a known company may have typed an address that is not theirs.
    const stranger = { ...nameless(person), company: PLATFORM, logo: null };
    return mailOf(deps, waiting, stranger, signUpConfirmation(PLATFORM, url));
  },
  email_change_requested: notice("email_change_requested"),
  email_changed: notice("email_changed"),
  async trial_ending(deps, trx, waiting, now) {
    const { user_id, trial_ends_at } = ForPerson.extend({ trial_ends_at: z.string() }).parse(waiting.payload);
    const [person, tenant] = await Promise.all([addresseeById(trx, user_id), tenantOf(trx, waiting.tenant_id)]);
    const ends = Temporal.Instant.from(trial_ends_at);
    const isEnding = tenantStatus(tenant, now).is_trial && tenant.trial_ends_at?.equals(ends);
    if (!person || !isEnding) return null;
    return mailOf(
      deps,
      waiting,
      person,
      trialEnding(person, ends, `${deps.siteUrl(person.slug)}/billing/subscription`),
    );
  },
};

async function mailResetLink(
  deps: ComposeDeps,
  trx: TenantTransaction,
  waiting: WaitingMail,
  { person, now, letter }: { person: Addressee; now: Temporal.Instant; letter: (url: string) => Letter },
): Promise<Mail | null> {
  if (!person.email) return null;
  const url = await linkOf(deps, trx, waiting, { person, email: person.email, purpose: "reset", now });
  return mailOf(deps, waiting, person, letter(url));
}

/** Creates the token in the transaction that hands the mail over, so an unsent token does not exist. */
async function linkOf(
  { siteUrl }: ComposeDeps,
  trx: TenantTransaction,
  { tenant_id }: WaitingMail,
  { person, ...link }: { person: Addressee; email: string; purpose: MailedPurpose; now: Temporal.Instant },
): Promise<string> {
  const token = await issueMailedToken(trx, { tenantId: tenant_id, userId: person.id, ...link });
  return `${siteUrl(person.slug)}/reset-password#token=${token}`;
}

type NotOfStrangers = "id" | "is_client" | "is_email_confirmed" | "has_proven_owner";

async function mailOf(
  { mailFrom, siteUrl }: ComposeDeps,
  { outbox_id }: WaitingMail,
  person: Omit<Addressee, NotOfStrangers> & Partial<Pick<Addressee, NotOfStrangers>>,
  letter: Letter,
): Promise<Mail | null> {
  if (!person.email) return null;
  const logo = mailLogo(person.logo, siteUrl(person.slug));
  const content = { company: person.company, logo, greeting: helloTo(person.first_name), facts: [], ...letter };
  return {
    messageId: messageIdOf(person.slug, outbox_id, mailFrom),
    from: { name: person.company, address: mailFrom },
    to: { name: fullName(person), address: person.email },
    subject: `${letter.heading}: ${person.company}`,
    text: textOf(content),
    html: String(await htmlOf(content)),
    ...(person.id !== undefined && { clientId: person.is_client ? person.id : null }),
  };
}
