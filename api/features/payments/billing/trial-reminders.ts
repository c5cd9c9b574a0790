import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { ownersToMail, sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { lockTenant, tenantStatus, type Tenant } from "#api/tenancy/tenant.ts";
import { isBefore } from "#api/time/instants.ts";
import { noteReminded } from "./queries.ts";
import { isSandbox } from "./sandbox.ts";

/** Days before the end of a trial on which its owners are reminded, once each. */
const DAYS_BEFORE = [7, 1];

/** Sends due reminders to the owners of one company in its trial; a missed reminder goes out late. */
export const remindOfTrial = (deps: ApiDeps, tenantId: string): Promise<void> =>
  inSystemCall(deps, tenantId, "companySubscription", async (call) => {
    const { db, now } = call;
    // Locked, so that two processes do not both send a reminder.
    const tenant = await lockTenant(db, tenantId);
    if (tenant.trial_ends_at === null || !isReminderDue(tenant, now) || (await isSandbox(call))) return;
    await noteReminded(db, tenantId, now);
    const trial_ends_at = tenant.trial_ends_at.toString();
    for (const user_id of await ownersToMail(call)) {
      await sendAccountMail(call, "trial_ending", { user_id, trial_ends_at });
    }
  });

function isReminderDue(tenant: Tenant, now: Temporal.Instant): boolean {
  const { trial_ends_at, trial_reminded_at, created_at } = tenant;
  if (trial_ends_at === null || !tenantStatus(tenant, now).is_trial) return false;
  const last = DAYS_BEFORE.map((days) => trial_ends_at.subtract({ hours: 24 * days })).findLast(
    (at) => !isBefore(now, at),
  );
  // No reminder where the trial was that short to begin with.
  if (last === undefined || !isBefore(created_at, last)) return false;
  return trial_reminded_at === null || isBefore(trial_reminded_at, last);
}
