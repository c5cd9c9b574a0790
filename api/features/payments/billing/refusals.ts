import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";

/** Throws not found for any company but the host's own, whether or not it exists. */
export function ownCompanyOnly({ tenant }: Call, id: string): void {
  if (id !== tenant.slug) throw notFound("company");
}

export function refuseComped({ tenant }: Call): void {
  if (!tenant.is_comped) return;
  const reason = tenant.comp_reason === null ? "" : `: ${tenant.comp_reason}`;
  throw new ApiError("invalid_state", `Your account is comped${reason}.`);
}
