import { z } from "zod";
import { PERMISSION_LABELS } from "../auth/permission-labels.ts";
import { type AuditRecord, readable } from "../shared/audit-sentence.ts";

const PermissionFacts = z.object({ permission: z.string(), reach: z.string() });
const SCOPE_WORDS: Record<string, string> = { no: "refused", own: "allowed for their own", yes: "allowed" };

export function changedRole({ after, subject }: AuditRecord): string {
  const set = PermissionFacts.safeParse(after).data;
  if (!set) return "Changed what a role may do";
  const label = Object.entries(PERMISSION_LABELS).find(([name]) => name === set.permission)?.[1];
  return `Set “${label ?? set.permission}” to ${SCOPE_WORDS[set.reach] ?? set.reach} for ${readable(subject ?? "")}`;
}
