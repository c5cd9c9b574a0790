import type { MailContent } from "#api/mail/mail-layout.ts";
import { localeText } from "#api/time/instants.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";
import type { Addressee } from "./addressee.ts";

/** The parts that differ between account mails. */
export type Letter = Pick<MailContent, "heading" | "lead" | "action" | "closing"> & Partial<Pick<MailContent, "facts">>;

export const passwordLink = (url: string): Letter => ({
  heading: "Set a new password",
  lead: "We received a request to set a new password for your account. The link below works once, within one hour.",
  action: { label: "Set a new password", url },
  closing: "If you did not ask for this, you can ignore this email. Your password stays the same.",
});

export const invitation = ({ company }: Addressee, invitedBy: string, url: string): Letter => ({
  heading: "Your account is ready",
  lead: `${invitedBy} created an account for you at ${company}. Choose a password to sign in for the first time. The link works once, within seven days.`,
  action: { label: "Choose your password", url },
  closing: "If you were not expecting this, you can ignore this email. Nobody can sign in until a password is chosen.",
});

export const registrationLink = (company: string, url: string): Letter => ({
  heading: "Confirm your address",
  lead: `Somebody, we hope you, wants an account at ${company} with this address. Follow the link below and choose a password to create it. The link works once, within one day.`,
  action: { label: "Create your account", url },
  closing: "If you did not ask for this, you can ignore this email. No account is created.",
});

export const knownAlready = ({ company }: Addressee, url: string): Letter => ({
  heading: "You already have an account",
  lead: `Somebody, we hope you, wanted to create an account at ${company} with this address, which has one already. Sign in with it, or set a new password by the link below. It works once, within one hour.`,
  action: { label: "Set a new password", url },
  closing: "If you did not ask for this, you can ignore this email. Nothing is changed.",
});

export const emailLink = ({ company }: Addressee, url: string): Letter => ({
  heading: "Confirm your new email address",
  lead: `This address is to sign in to your account at ${company} from now on. The link below works once, within three days. Until then the old address signs in.`,
  action: { label: "Confirm this address", url },
  closing: "If you did not ask for this, you can ignore this email. Nothing is changed.",
});

export const signUpConfirmation = (platform: string, url: string): Letter => ({
  heading: "Confirm your address",
  lead: `Somebody, we hope you, created a venue on ${platform} with this address. Follow the link below so that we know it is yours. It works once, within three days.`,
  action: { label: "Confirm this address", url },
  closing: "If you did not sign up, you can ignore this email.",
});

export function trialEnding(person: Addressee, ends: Temporal.Instant, url: string): Letter {
  const timezone = person.timezone ?? DEFAULT_COMPANY_ZONE;
  const where = { ...person, timezone };
  const day = localeText(where, ends, { day: "numeric", month: "long" });
  const when = localeText(where, ends, { dateStyle: "long", timeStyle: "short" });
  return {
    heading: `The trial ends on ${day}`,
    lead: "With a plan everything goes on as it is. Without one the booking page closes at the time below and staff see the lock screen. Nothing is deleted.",
    facts: [["Trial ends", `${when} (${timezone})`]],
    action: { label: "Choose a plan", url },
    closing: `This goes to the owners of ${person.company}, 7 days and 1 day before the end of the trial.`,
  };
}

const WARNING =
  "If this was not you, set a new password right away with “Forgot password?” on the sign-in page, and tell the venue.";

const UNEXPECTED = "If you did not expect this, tell the venue.";

/** Mails that notify a person after the fact. */
/** As `endSessionsOf` does. */
const OTHERS_SIGNED_OUT =
  "All other devices were signed out, and your access tokens and private calendar address no longer work.";

const NOTICES = {
  password_changed: {
    heading: "Your password was changed",
    lead: `The password of your account was changed at the time below. ${OTHERS_SIGNED_OUT}`,
  },
  two_factor_on: {
    heading: "Two-factor sign-in is on",
    lead: `From now on you sign in with your password and a code from your authenticator app. ${OTHERS_SIGNED_OUT}`,
  },
  two_factor_off: {
    heading: "Two-factor sign-in is off",
    lead: `From now on you sign in with your password alone. ${OTHERS_SIGNED_OUT}`,
  },
  recovery_code_used: {
    heading: "A recovery code was used",
    lead: "One of your recovery codes was used instead of a code from your authenticator app. It works only once, so it is used up.",
  },
  new_device: {
    heading: "A new sign-in to your account",
    lead: "Somebody signed in to your account in a browser in which you have not signed in before.",
  },
  access_token_made: {
    heading: "An access token was made",
    lead: "Anyone who has the token below can read your venue's data in your name until it ends or is revoked. They cannot change anything.",
    closing:
      "If this was not you, set a new password right away with “Forgot password?” on the sign-in page, which revokes it, and tell the venue.",
  },
  roles_changed: {
    heading: "Your roles were changed",
    lead: "What you are allowed to do was changed at the time below. It counts at once.",
    closing: UNEXPECTED,
  },
  email_change_requested: {
    heading: "A new sign-in address was asked for",
    lead: "A link was mailed to the address below. Once it is followed, that address signs in to your account instead of this one.",
  },
  email_changed: {
    heading: "Your sign-in address was changed",
    lead: "From now on the address below signs in to your account. All devices were signed out, and your access tokens and private calendar address no longer work.",
    closing: "If this was not you, tell the venue right away.",
  },
  payment_account: {
    heading: "Where card payments go",
    lead: "Somebody did the following with the account at the payment provider that takes your company’s money.",
    closing:
      "This goes to all owners. If you did not expect it, look at E-commerce in the settings right away, and set a new password with “Forgot password?” on the sign-in page.",
  },
  google_linked: {
    heading: "A Google account was linked",
    lead: "From now on the Google account below signs in to your account too.",
  },
  google_unlinked: {
    heading: "Your Google account was unlinked",
    lead: `The Google account below no longer signs in to your account. ${OTHERS_SIGNED_OUT}`,
  },
} as const satisfies Record<string, { heading: string; lead: string; closing?: string }>;

export type Notice = keyof typeof NOTICES;

export function noticeOf(
  kind: Notice,
  person: Addressee,
  { at, facts }: { at: Temporal.Instant; facts: readonly [string, string][] },
): Letter {
  const timezone = person.timezone ?? DEFAULT_COMPANY_ZONE;
  const when = localeText({ ...person, timezone }, at, { dateStyle: "long", timeStyle: "short" });
  return {
    closing: WARNING,
    ...NOTICES[kind],
    facts: [["When", `${when} (${timezone})`], ...facts],
    action: null,
  };
}
