import type { addresseeById } from "#api/features/account-mail/queries.ts";
import type { MailContent } from "#api/mail/page.ts";
import { localeText } from "#api/time/instants.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";

export type Addressee = NonNullable<Awaited<ReturnType<typeof addresseeById>>>;

/** What differs from one mail about an account to the next. */
export type Letter = Pick<MailContent, "heading" | "lead" | "action" | "closing"> & Partial<Pick<MailContent, "facts">>;

export const passwordLink = (url: string): Letter => ({
  heading: "Set a new password",
  lead: "Somebody, you we hope, asked for a new password to your account here. The link below is good for one hour and for one use.",
  action: { label: "Set a new password", url },
  closing: "You did not ask for this? Then do nothing: your password stays as it is.",
});

export const invitation = ({ company }: Addressee, invitedBy: string, url: string): Letter => ({
  heading: "Your account is ready",
  lead: `${invitedBy} made an account for you at ${company}. Choose your password to sign in for the first time. The link is good for seven days and for one use.`,
  action: { label: "Choose your password", url },
  closing: "You expected no account? Then do nothing: without a password nobody can sign in to it.",
});

const WARNING =
  "Was this not you? Set a new password at once with “Forgot password?” on the sign-in page, and tell the venue.";

/** What a person is told of after it happened. */
export const notices = {
  password_changed: (person: Addressee, at: Temporal.Instant): Letter => ({
    heading: "Your password was changed",
    lead: "The password of your account is new since the time below. All other devices were signed out.",
    ...noticeOf(person, at),
  }),
  two_factor_on: (person: Addressee, at: Temporal.Instant): Letter => ({
    heading: "Two-factor sign-in is on",
    lead: "From now on signing in takes your password and a code of your authenticator app.",
    ...noticeOf(person, at),
  }),
  two_factor_off: (person: Addressee, at: Temporal.Instant): Letter => ({
    heading: "Two-factor sign-in is off",
    lead: "From now on your password alone signs you in.",
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
