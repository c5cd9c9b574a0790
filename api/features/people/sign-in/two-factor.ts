import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { mustHaveTwoFactor, type Person } from "#api/auth/caller.ts";
import { confirmSession, endSessionsOf } from "#api/auth/session.ts";
import { hashRecoveryCode, newRecoveryCodes } from "#api/auth/two-factor/recovery-codes.ts";
import { base32, newTotpSecret, totpUri } from "#api/auth/two-factor/totp.ts";
import type { Call } from "#api/call/call.ts";
import { requireFreshSignIn } from "#api/call/fresh-sign-in.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type {
  DisableTwoFactorInput,
  RecoveryCodes,
  StartTwoFactorInput,
  TwoFactor,
  TwoFactorCodeInput,
  TwoFactorSecret,
} from "#schema/people/sign-in/two-factor-models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { confirmPassword } from "./passwords.ts";
import { encryptSecret, stepOfNewApp, takeCode } from "./second-factor.ts";
import {
  changeTwoFactor,
  countRecoveryCodes,
  dropTwoFactor,
  keepNextSecret,
  lockTwoFactor,
  replaceRecoveryCodes,
  twoFactorSince,
} from "./two-factor-queries.ts";

export async function twoFactor(call: Call, person: Person): Promise<z.infer<typeof TwoFactor>> {
  const [row, recovery_codes_left] = await Promise.all([
    twoFactorSince(call.db, person.id),
    countRecoveryCodes(call.db, person.id),
  ]);
  const since = row?.confirmed_at ? utcTextMs(row.confirmed_at) : null;
  return { is_on: since !== null, since, recovery_codes_left, is_required: mustHaveTwoFactor(call.tenant, person) };
}

/** Replacing an app that is in use takes one of its codes, or a recovery code. */
export async function startTwoFactor(
  call: Call,
  person: Person,
  { code }: z.infer<typeof StartTwoFactorInput>,
): Promise<z.infer<typeof TwoFactorSecret>> {
  const { db, tenant, now } = call;
  if (person.has_two_factor) {
    if (!code) throw invalidField("code", "Enter a code from the app you use now, or a recovery code.");
    await takeCode(call, person.id, code);
    await confirmSession(db, person.session.tokenHash, now);
  } else await requireFreshSignIn(call);
  const secret = newTotpSecret();
  const next_secret = encryptSecret(call, person.id, secret);
  const created_at = now;
  await keepNextSecret(db, { tenant_id: tenant.tenant_id, user_id: person.id, next_secret, created_at });
  const account = person.email ?? fullName(person);
  return { secret: base32(secret), uri: totpUri(secret, { issuer: tenant.name, account }) };
}

export async function confirmTwoFactor(
  call: Call,
  person: Person,
  { code }: z.infer<typeof TwoFactorCodeInput>,
): Promise<z.infer<typeof RecoveryCodes>> {
  const { db, now } = call;
  const row = await lockTwoFactor(db, person.id);
  if (!row?.next_secret) throw new ApiError("invalid_state", "Set up the app first.");
  const last_step = await stepOfNewApp(call, person.id, row.next_secret, code);
  const confirmed_at = now;
  await changeTwoFactor(db, person.id, { secret: row.next_secret, next_secret: null, confirmed_at, last_step });
  // Those sessions were opened without the new app.
  await endSessionsOf(db, person.id, { except: person.session.tokenHash });
  await recordChange(call, { action: "confirmTwoFactor", entity: "user", entity_id: person.id });
  await sendAccountMail(call, "two_factor_on", { user_id: person.id, at: now.toString() });
  return newCodes(call, person);
}

export async function renewRecoveryCodes(
  call: Call,
  person: Person,
  { code }: z.infer<typeof TwoFactorCodeInput>,
): Promise<z.infer<typeof RecoveryCodes>> {
  refuseWithout(person);
  await takeCode(call, person.id, code);
  await recordChange(call, { action: "renewRecoveryCodes", entity: "user", entity_id: person.id });
  return newCodes(call, person);
}

export async function disableTwoFactor(
  call: Call,
  person: Person,
  { current_password, code }: z.infer<typeof DisableTwoFactorInput>,
): Promise<{ message: string }> {
  refuseWithout(person);
  if (mustHaveTwoFactor(call.tenant, person)) {
    throw new ApiError(
      "invalid_state",
      "Your company requires you to use two-factor sign-in, so it cannot be turned off.",
    );
  }
  await confirmPassword(call, person, current_password, "current_password");
  await takeCode(call, person.id, code);
  await dropTwoFactor(call.db, person.id);
  await endSessionsOf(call.db, person.id, { except: person.session.tokenHash });
  await recordChange(call, { action: "disableTwoFactor", entity: "user", entity_id: person.id });
  await sendAccountMail(call, "two_factor_off", { user_id: person.id, at: call.now.toString() });
  return { message: "Two-factor sign-in is off. All other devices were signed out." };
}

function refuseWithout({ has_two_factor }: Person): void {
  if (!has_two_factor) throw new ApiError("invalid_state", "Two-factor sign-in is not on.");
}

async function newCodes({ db, deps, tenant }: Call, person: Person): Promise<z.infer<typeof RecoveryCodes>> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(deps.secretKeys[0], code));
  await replaceRecoveryCodes(db, tenant.tenant_id, person.id, hashes);
  return { codes };
}
