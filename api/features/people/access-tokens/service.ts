import { recordChange } from "#api/audit/record.ts";
import { newAccessToken } from "#api/auth/access-tokens.ts";
import { signedIn } from "#api/auth/caller.ts";
import { deviceLabel } from "#api/auth/device-label.ts";
import { hashToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type {
  AccessToken,
  AccessTokenList,
  AccessTokenState,
  CreateAccessTokenInput,
  NewAccessToken,
} from "#schema/people/access-tokens/models.ts";
import { READABLE_FIELDS } from "#schema/people/access-tokens/readable-fields.ts";
import { insertToken, revokeToken, tokensOf, type TokenRow } from "./queries.ts";

/** Active tokens that one person may have at a time. */
const MOST_ACTIVE = 20;
const HOURS_A_DAY = 24;

export async function accessTokens({ db, caller, now }: Call): Promise<AccessTokenList> {
  const rows = await tokensOf(db, signedIn(caller).id);
  return { data: rows.map((row) => presentToken(row, now)), readable_fields: READABLE_FIELDS };
}

/** Notifies the person by mail, as of everything else that grants sign-in. */
export async function createAccessToken(call: Call, input: CreateAccessTokenInput): Promise<NewAccessToken> {
  const { db, tenant, now, caller, origin, userAgent } = call;
  const { id: user_id } = signedIn(caller);
  const { name, expires_in_days, fields } = input;
  refuseUnknown(fields);
  const active = (await tokensOf(db, user_id)).filter((row) => stateOf(row, now) === "active");
  if (active.length >= MOST_ACTIVE) {
    throw new ApiError("invalid_state", `You have ${MOST_ACTIVE} access tokens that are active. Revoke one first.`);
  }
  const secret = newAccessToken();
  const row = await insertToken(db, {
    tenant_id: tenant.tenant_id,
    user_id,
    name,
    fields,
    token_hash: hashToken(secret),
    created_at: now,
    expires_at: now.add({ hours: expires_in_days * HOURS_A_DAY }),
  });
  const after = { name, fields: formatFields(fields), expires_at: utcTextMs(row.expires_at) };
  await recordChange(call, { entity: "user", entity_id: user_id, after });
  await sendAccountMail(call, "access_token_made", {
    user_id,
    at: now.toString(),
    facts: [
      ["Name", name],
      ["Reads", formatFields(fields)],
      ["Ends after", expires_in_days === 1 ? "1 day" : `${expires_in_days} days`],
      ["Device", deviceLabel(userAgent)],
      ["Address", origin.address],
    ],
  });
  return { secret, access_token: presentToken(row, now) };
}

export async function revokeAccessToken(call: Call, id: number): Promise<AccessToken> {
  const { id: userId } = signedIn(call.caller);
  const row = await revokeToken(call.db, { userId, id, now: call.now });
  if (!row) throw notFound("access token");
  await recordChange(call, { entity: "user", entity_id: userId, before: { name: row.name } });
  return presentToken(row, call.now);
}

function refuseUnknown(fields: readonly string[] | null): void {
  const unknown = fields?.find((field) => !READABLE_FIELDS.some(({ name }) => name === field));
  if (unknown === undefined) return;
  throw invalidField("fields", `A token cannot be limited to ${unknown}: it is no question that a token may ask.`);
}

const formatFields = (fields: readonly string[] | null): string => fields?.join(", ") ?? "All that you may see";

function stateOf({ revoked_at, expires_at }: TokenRow, now: Temporal.Instant): AccessTokenState {
  if (revoked_at) return "revoked";
  return Temporal.Instant.compare(expires_at, now) > 0 ? "active" : "ended";
}

function presentToken(row: TokenRow, now: Temporal.Instant): AccessToken {
  const { id, name, fields, created_at, expires_at, last_used_at, revoked_at } = row;
  return {
    id,
    name,
    fields,
    state: stateOf(row, now),
    created_at: utcTextMs(created_at),
    expires_at: utcTextMs(expires_at),
    last_used_at: last_used_at && utcTextMs(last_used_at),
    revoked_at: revoked_at && utcTextMs(revoked_at),
  };
}
