import { recordChange } from "#api/audit/record.ts";
import { ownerOfToken } from "#api/auth/mailed-tokens.ts";
import { RateLimited } from "#api/auth/rate-limits.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { whereFrom } from "./open-session.ts";

/** Why a sign-in was refused. */
export type Wrong = "password" | "code" | "too many tries";

/** For `catch`: records the refused sign-in in the audit log (only the first of too many attempts) and rethrows. */
export const keepRefusal =
  (call: Call, userId: number | undefined, wrong: Wrong) =>
  (error: unknown): never => {
    if (error instanceof RateLimited) {
      if (error.isFirst) recordRefusal(call, userId, "too many tries");
    } else if (error instanceof ApiError) recordRefusal(call, userId, wrong);
    throw error;
  };

/** The typed address is left out where it belongs to nobody. */
export function recordRefusal(call: Call, userId: number | undefined, wrong: Wrong): void {
  const after = { wrong, ...whereFrom(call) };
  const entity_id = userId ?? "unknown";
  call.afterRollback((trx) =>
    recordChange({ ...call, db: trx }, { action: "loginRefused", entity: "user", entity_id, after }),
  );
}

/**
 * For `catch`: records in the audit log that a token was refused, and rethrows. `token` is an account's; its person is known
 * even where it was used or has expired.
 */
export const keepRefusedToken =
  (call: Call, token?: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    const { deps, origin, operationId } = call;
    call.afterRollback(async (trx) => {
      if (!(await deps.limits.keepsRefusedToken(origin.address))) return;
      const entity_id = (token === undefined ? undefined : await ownerOfToken(trx, token)) ?? "unknown";
      const after = { operation: operationId, ...whereFrom(call) };
      await recordChange({ ...call, db: trx }, { action: "tokenRefused", entity: "user", entity_id, after });
    });
    throw error;
  };
