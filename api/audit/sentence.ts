import { z } from "zod";
import { PERMISSION_WORDS } from "#schema/auth/permission-words.ts";

/** A row of the history, as far as its sentence needs it. */
export interface Told {
  action: string;
  before: unknown;
  after: unknown;
  /** Whom or what it is about: "Ravi Sandhu", "Bay 4". */
  subject: string | null;
}

type Wording = (told: Told) => string;

const of = (subject: string | null, name: string): string => (subject ? `the ${name} of ${subject}` : `a ${name}`);
const whom = (subject: string | null): string => subject ?? "somebody";

const BookingFacts = z.object({
  status: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  resource_id: z.int().nullable(),
  coach_id: z.int().nullable(),
});

const NEW_STATUS: Record<string, string> = {
  checked_in: "Checked in",
  completed: "Completed",
  no_show: "Marked as a no-show",
  confirmed: "Took back what was marked on",
};

/** What became of a booking: its state, its time, its place, or else. */
function changedBooking({ before, after, subject }: Told): string {
  const booking = of(subject, "booking");
  const [was, is] = [BookingFacts.safeParse(before).data, BookingFacts.safeParse(after).data];
  if (!was || !is) return `Changed ${booking}`;
  if (was.status !== is.status) return `${NEW_STATUS[is.status] ?? "Changed"} ${booking}`;
  if (was.start_time !== is.start_time) return `Moved ${booking}`;
  if (was.end_time !== is.end_time) return `Changed the length of ${booking}`;
  if (was.coach_id !== is.coach_id) return `Gave ${booking} another coach`;
  if (was.resource_id !== is.resource_id) return `Gave ${booking} another bay`;
  return `Changed ${booking}`;
}

const AccountFacts = z.object({ name: z.string(), email: z.string().nullable(), roles: z.array(z.string()) });

function changedAccount({ before, after, subject }: Told): string {
  const [was, is] = [AccountFacts.safeParse(before).data, AccountFacts.safeParse(after).data];
  const changes =
    was && is
      ? [
          was.roles.join() === is.roles.join() ? "" : `roles (now ${is.roles.map(readable).join(", ")})`,
          was.email === is.email ? "" : `address (now ${is.email})`,
          was.name === is.name ? "" : `name (was ${was.name})`,
        ].filter(Boolean)
      : [];
  return changes.length > 0
    ? `Changed ${whom(subject)}’s ${changes.join(" and ")}`
    : `Changed ${of(subject, "account")}`;
}

const PermissionFacts = z.object({ permission: z.string(), reach: z.string() });
const REACH_WORDS: Record<string, string> = { no: "refused", own: "allowed for their own", yes: "allowed" };

function changedRole({ after, subject }: Told): string {
  const set = PermissionFacts.safeParse(after).data;
  if (!set) return "Changed what a role may do";
  const words = Object.entries(PERMISSION_WORDS).find(([name]) => name === set.permission)?.[1];
  return `Set “${words?.name ?? set.permission}” to ${REACH_WORDS[set.reach] ?? set.reach} for ${readable(subject ?? "")}`;
}

/** What the call's name alone would say badly. */
const WORDINGS: Record<string, Wording> = {
  login: () => "Signed in",
  completeLogin: () => "Signed in with two factors",
  redeemHandover: () => "Signed in with Google",
  tokenRefused: () => "Came with a link that is no longer good",
  createExploreToken: () => "Opened the explorer",
  acceptInvitation: () => "Accepted the invitation and chose a password",
  resetPassword: () => "Set a new password by a mailed link",
  changePassword: () => "Changed the password",
  loginRefused: () => "Was refused a sign-in",
  revokeSession: () => "Signed out a device",
  revokeOtherSessions: () => "Signed out all other devices",
  confirmTwoFactor: () => "Turned two-factor sign-in on",
  disableTwoFactor: () => "Turned two-factor sign-in off",
  renewRecoveryCodes: () => "Made new recovery codes",
  linkGoogle: () => "Linked a Google account",
  unlinkGoogle: () => "Unlinked the Google account",
  updateUserProfile: () => "Changed the own profile",
  createBooking: ({ subject }) => `Booked for ${whom(subject)}`,
  createPublicBooking: ({ subject }) => `Booked for ${whom(subject)}`,
  updateBooking: changedBooking,
  cancelBooking: ({ subject }) => `Cancelled ${of(subject, "booking")}`,
  restoreBooking: ({ subject }) => `Brought back ${of(subject, "booking")}`,
  createBookingGroup: ({ subject }) => `Booked a bay for the party of ${whom(subject)}`,
  cancelBookingGroup: ({ subject }) => `Cancelled a bay of the party of ${whom(subject)}`,
  restoreBookingGroup: ({ subject }) => `Brought back a bay of the party of ${whom(subject)}`,
  addBookingNote: ({ subject }) => `Wrote a note on ${of(subject, "booking")}`,
  deleteBookingNote: ({ subject }) => `Removed a note from ${of(subject, "booking")}`,
  createAccount: ({ subject }) => `Invited ${whom(subject)}`,
  sendInvitation: ({ subject }) => `Invited ${whom(subject)} again`,
  updateAccount: changedAccount,
  deleteAccount: ({ subject }) => `Ended ${of(subject, "account")}`,
  updateRolesPermissions: changedRole,
  startImpersonation: ({ subject }) => `Asked to act as ${whom(subject)}`,
  redeemImpersonation: ({ subject }) => `Began to act as ${whom(subject)}`,
  giveImpersonationReason: ({ subject }) => `Gave a reason for acting as ${whom(subject)}`,
  endImpersonation: ({ subject }) => `Stopped acting as ${whom(subject)}`,
};

const VERBS: Record<string, string> = {
  create: "Added",
  add: "Added",
  update: "Changed",
  change: "Changed",
  set: "Set",
  reset: "Set anew",
  delete: "Removed",
  cancel: "Cancelled",
  revoke: "Ended",
  send: "Sent",
  start: "Began",
  end: "Ended",
  confirm: "Confirmed",
};

/** What was done, in words: "Moved the booking of Ravi Sandhu". A call without words of its own is told by its name. */
export function sentenceOf(told: Told): string {
  const wording = WORDINGS[told.action];
  if (wording) return wording(told);
  const [verb = "", ...noun] = readable(told.action).split(" ");
  const done = VERBS[verb] ?? verb.charAt(0).toUpperCase() + verb.slice(1);
  return [done, ...noun, told.subject].filter(Boolean).join(" ");
}

/** `updateCoachHours` and `facility_admin` as words. */
function readable(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}
