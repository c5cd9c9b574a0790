import { readConfig } from "#api/config.ts";
import { prepareDatabase } from "#api/data-folder/prepare-database.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";

/** Makes the latest sign-in of a person of the demo company an hour old; other journeys keep theirs. */
export async function ageSignIn(email: string): Promise<void> {
  const database = await prepareDatabase(readConfig({ DATA_DIR: process.env["PRODUCT_DATA"] }));
  const db = connect(database.appUrl, { name: "journey", maxConnections: 1 });
  const tenantId = await tenantIdOf(db, "demo");
  if (tenantId === undefined) throw new Error("The demo company is not there");
  await inTenant(db, tenantId, async (trx) => {
    const latest = await trx
      .selectFrom("sessions")
      .innerJoin("users", (join) =>
        join.onRef("users.tenant_id", "=", "sessions.tenant_id").onRef("users.id", "=", "sessions.user_id"),
      )
      .where("users.email", "=", email)
      .orderBy("sessions.id", "desc")
      .select(["sessions.id", "sessions.created_at"])
      .executeTakeFirstOrThrow();
    const confirmed_at = latest.created_at.subtract({ hours: 1 });
    await trx.updateTable("sessions").set({ confirmed_at }).where("id", "=", latest.id).execute();
  });
  await db.destroy();
  await database.stop();
}
