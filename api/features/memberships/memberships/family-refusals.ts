import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { countAdded, usedOfPlan } from "./family-queries.ts";
import { takersBeside, usersBeside } from "./family.ts";
import { ADDED_WITHIN_DAYS } from "./invitation-queries.ts";
import type { MembershipRow } from "./queries.ts";

const ADDED_PER_PLACE = 2;

/** Throws if nobody can be added, whoever it is. */
export async function refuseFamily(call: Call, row: MembershipRow): Promise<void> {
  if (row.status === "cancelled") throw new ApiError("invalid_state", "This membership has ended.");
  if (row.family_size === 1) throw new ApiError("invalid_state", "This membership is for one person.");
  const beside = await takersBeside(call, row.id);
  if (beside.length + 1 < row.family_size) return;
  const all = [fullName(row), ...beside].join(", ");
  throw new ApiError("invalid_state", `All ${row.family_size} places of this membership are taken: ${all}.`);
}

/** Limits how often a payer can add people, so that a membership is not passed around or the client list filled. */
export async function refuseOften(
  { db, now, permissionScope }: Call,
  { id, family_size }: MembershipRow,
): Promise<void> {
  if (permissionScope === "yes") return;
  const added = await countAdded(db, id, now.subtract({ hours: 24 * ADDED_WITHIN_DAYS }));
  if (added < family_size * ADDED_PER_PLACE) return;
  throw new ApiError("invalid_state", "Many people were added lately. Ask the front desk to add another.");
}

/** Why this person cannot be added; undefined if they can. */
export async function whyNotThem(
  call: Call,
  row: MembershipRow,
  { id, name }: { id: number; name: string },
): Promise<string | undefined> {
  if (id === row.client_id) return `${name} pays for this membership and uses it already.`;
  const beside = await usersBeside(call, row.id);
  if (beside.some(({ client_id }) => client_id === id)) return `${name} uses this membership already.`;
  const used = await usedOfPlan(call.db, id, row.plan_id);
  if (!used) return undefined;
  const whose = used.is_own ? "one of their own" : sharedBy(call, used.payer_name);
  return `${name} has ${used.plan_name} already: ${whose}.`;
}

/** Does not reveal other families to clients. */
const sharedBy = ({ permissionScope }: Call, payer: string): string =>
  permissionScope === "yes" ? `${payer} shares it with them` : "somebody shares it with them";
