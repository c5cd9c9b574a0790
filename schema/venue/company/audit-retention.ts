import { z } from "zod";

/** The minimum, so that nobody can shorten the log until a dispute, a tax year or a colleague's actions drop out of it. */
const AUDIT_MONTHS_LEAST = 24;
const AUDIT_MONTHS_MOST = 120;

export const AuditMonths = z
  .int()
  .min(AUDIT_MONTHS_LEAST, `Keep the audit log for at least ${AUDIT_MONTHS_LEAST} months.`)
  .max(AUDIT_MONTHS_MOST, `Keep the audit log for at most ${AUDIT_MONTHS_MOST} months, or for ever.`);

/** The choices offered to a company, in months. */
export const AUDIT_MONTHS_OFFERED = [24, 36, 60, 84, 120] as const;
