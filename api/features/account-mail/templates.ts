import type { addresseeById } from "#api/features/account-mail/queries.ts";
import type { MailContent } from "#api/mail/page.ts";
import { localeText } from "#api/time/instants.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";

export type Addressee = NonNullable<Awaited<ReturnType<typeof addresseeById>>>;

/** What differs from one mail about an account to the next. */
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

const WARNING =
  "If this was not you, set a new password right away with “Forgot password?” on the sign-in page, and tell the venue.";

/** What a person is told of after it happened. */
export const notices = {
  password_changed: (person: Addressee, at: Temporal.Instant): Letter => ({
    heading: "Your password was changed",
    lead: "The password of your account was changed at the time below. All other devices were signed out.",
    ...noticeOf(person, at),
  }),
  two_factor_on: (person: Addressee, at: Temporal.Instant): Letter => ({
    heading: "Two-factor sign-in is on",
    lead: "From now on you sign in with your password and a code from your authenticator app.",
    ...noticeOf(person, at),
  }),
  two_factor_off: (person: Addressee, at: Temporal.Instant): Letter => ({
    heading: "Two-factor sign-in is off",
    lead: "From now on you sign in with your password alone.",
    ...noticeOf(person, at),
  }),
};

function noticeOf(person: Addressee, at: Temporal.Instant): Omit<Letter, "heading" | "lead"> {
  const timezone = person.timezone ?? DEFAULT_COMPANY_ZONE;
  const when = localeText({ ...person, timezone }, at, { dateStyle: "long", timeStyle: "short" });
  return {
    facts: [["When", `${when} (${timezone})`]],
    action: null,
    closing: WARNING,
  };
}
