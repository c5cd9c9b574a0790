import { can } from "#api/auth/caller.ts";
import { hasOneTag, tagNames } from "#api/features/memberships/eligibility-queries.ts";
import type { Call } from "#api/http/call.ts";
import { invalidField } from "#api/http/errors.ts";
import type { MembershipPlan } from "#schema/membership-plans/models.ts";

/** Some plans are for clients with a tag: one of several is enough. `clientId` is none of somebody who is not a client yet. */
export async function refuseIneligible(
  call: Call,
  { eligible_tag_ids: tags }: Pick<MembershipPlan, "eligible_tag_ids">,
  clientId: number | null,
): Promise<void> {
  if (tags.length === 0) return;
  if (clientId !== null && (await hasOneTag(call.db, clientId, tags))) return;
  // Which tags there are is the desk's to know.
  if (can(call.caller, "clients.read") !== "yes") {
    throw invalidField(
      "plan_id",
      "This plan is not for sale to everybody. Ask at the front desk whether you may have it.",
    );
  }
  const names = (await tagNames(call.db, tags)).join(" or ");
  throw invalidField("plan_id", `This plan is only for clients with the tag ${names || "that it named"}.`);
}
