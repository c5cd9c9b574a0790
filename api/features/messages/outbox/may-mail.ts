import type { CountedMail } from "#api/auth/rate-limits.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { MAIL_KINDS, type MailKind } from "#api/mail/mail-kinds.ts";
import { hasProvenOwner } from "#api/tenancy/proven-owner.ts";

const CONFIRM_FIRST =
  "Confirm your email address first: follow the link in the mail that you got when you signed up. Until an owner has done so no email leaves.";
const VENUE_NOT_READY = "This venue cannot send email yet, so this does not work here. Ask the venue directly.";

/**
 * Refuses an act that is pointless without its mail while no owner has proven an address: anybody can sign up under any name.
 * Other mail is held back when it is sent.
 */
export async function requireProvenOwner({ db, caller }: Pick<Call, "db" | "caller">): Promise<void> {
  if (await hasProvenOwner(db)) return;
  const worksHere = caller.kind === "person" && caller.roles.some((role) => role !== "client");
  throw new ApiError("invalid_state", worksHere ? CONFIRM_FIRST : VENUE_NOT_READY);
}

/** Refuses an act that is pointless without its mail where that would not leave: before a proven owner, or beyond a limit. */
export async function requireMail(call: Call, kind: MailKind, recipient: string): Promise<void> {
  if (!MAIL_KINDS[kind].isAccountMail) await requireProvenOwner(call);
  await call.deps.limits.countMail(kind, { tenantId: call.tenant.tenant_id, requested: recipient });
}

/** Who causes a mail: the person who is signed in or acts for them, or a visitor's network address. Background work is nobody's. */
export function causeOf({ caller, origin }: Call): Pick<CountedMail, "person" | "visitor"> {
  if (caller.kind === "person") return { person: caller.actor?.id ?? caller.id };
  return origin.address === "" ? {} : { visitor: origin.address };
}
