import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ClientErrors } from "#api/db/types.generated.ts";
import type { ClientErrorReceipt, ReportClientErrorInput } from "#schema/platform/diagnostics/models.ts";

/** Stores a browser's error report, under a reference that can be read out over the phone. */
export async function reportClientError(
  call: Call,
  { message, stack, route }: z.infer<typeof ReportClientErrorInput>,
): Promise<z.infer<typeof ClientErrorReceipt>> {
  const reference = randomBytes(4).toString("hex").toUpperCase();
  await call.deps.limits.countReport(call.origin.address);
  await insertClientError(call.db, {
    tenant_id: call.tenant.tenant_id,
    reference,
    message,
    stack,
    route,
    user_agent: call.userAgent,
  });
  call.deps.log.warn({ reference, route, tenant: call.tenant.slug, message }, "client error");
  return { reference, message: `Thank you. The report has arrived; its reference is ${reference}.` };
}

async function insertClientError(trx: TenantTransaction, row: Insertable<ClientErrors>): Promise<void> {
  await trx.insertInto("client_errors").values(row).execute();
}
