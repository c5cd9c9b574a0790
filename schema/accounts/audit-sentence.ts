import { z } from "zod";
import { aboutTheir, type AuditRecord, readable } from "../shared/audit-sentence.ts";

const AccountFacts = z.object({ name: z.string(), email: z.string().nullable(), roles: z.array(z.string()) });

/** Which of roles, address and name were changed, and how. */
export function changedAccount(record: AuditRecord): string {
  const [was, is] = [AccountFacts.safeParse(record.before).data, AccountFacts.safeParse(record.after).data];
  const changes =
    was && is
      ? [
          was.roles.join() === is.roles.join() ? "" : `roles (now ${is.roles.map(readable).join(", ")})`,
          was.email === is.email ? "" : `address (now ${is.email})`,
          was.name === is.name ? "" : `name (was ${was.name})`,
        ].filter(Boolean)
      : [];
  if (changes.length === 0) return aboutTheir("Changed", "account")(record);
  return `Changed ${record.subject ?? "somebody"}’s ${changes.join(" and ")}`;
}
