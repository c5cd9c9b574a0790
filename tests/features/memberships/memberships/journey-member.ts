import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import Stripe from "stripe";
import { z } from "zod";
import { hashPassword } from "#api/auth/password.ts";
import { readConfig } from "#api/config.ts";
import { prepareDatabase } from "#api/data-folder/prepare-database.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";

export const MEMBER_PASSWORD = "a member of a journey";

/** Lets a client of a journey's own company sign in. */
export async function letSignIn(slug: string, clientId: number): Promise<void> {
  const password_hash = await hashPassword(MEMBER_PASSWORD);
  await asOwner(slug, (trx) => trx.updateTable("users").set({ password_hash }).where("id", "=", clientId).execute());
}

/** Moves a membership with all its bills so many days into the past. */
export async function moveBack(slug: string, membershipId: number, days: number): Promise<void> {
  await asOwner(slug, async (trx) => {
    await sql`update membership_invoices set period_start = period_start - ${days}::int, period_end = period_end - ${days}::int,
      due_on = due_on - ${days}::int where membership_id = ${membershipId}`.execute(trx);
    await sql`update memberships set period_start = period_start - ${days}::int, period_end = period_end - ${days}::int,
      anchor_on = anchor_on - ${days}::int, started_on = started_on - ${days}::int where id = ${membershipId}`.execute(
      trx,
    );
  });
}

/** Has the product do now what it does each minute; what waits already is not asked for twice. */
export async function workNow(...jobs: ("memberships" | "charge-bills")[]): Promise<void> {
  const database = await prepareDatabase(readConfig({ DATA_DIR: process.env["PRODUCT_DATA"] }));
  const boss = new PgBoss({ connectionString: database.ownerUrl, migrate: false, supervise: false, schedule: false });
  await boss.start();
  for (const job of jobs) {
    const [schedule] = await boss.getSchedules(job);
    if (schedule?.cron !== "* * * * *") throw new Error(`${job} is not done each minute`);
    await boss.send(job);
  }
  await boss.stop();
  await database.stop();
}

/** Has the desk ask for less than the provider was told of the last payment link. */
export async function askForLess(slug: string, amount: number): Promise<void> {
  await asOwner(slug, (trx) =>
    trx
      .updateTable("card_charges")
      .set({ amount })
      .where("state", "=", "open")
      .where("provider_payment_id", "is not", null)
      .execute(),
  );
}

/** Puts a card on file, by one of the provider's test names for cards, beside those that the client saved. */
export async function saveTestCard(slug: string, clientId: number, card: string): Promise<void> {
  const door = join(process.env["PRODUCT_DATA"] ?? "", "test-payments-door.json");
  const { url, secret_key } = z
    .object({ url: z.string(), secret_key: z.string() })
    .parse(JSON.parse(await readFile(door, "utf8")));
  const { customer_id, account_id } = await asOwner(slug, (trx) =>
    trx
      .selectFrom("provider_customers")
      .where("client_id", "=", clientId)
      .select(["customer_id", "account_id"])
      .executeTakeFirstOrThrow(),
  );
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(secret_key, { protocol: "http", host: hostname, port });
  await stripe.paymentMethods.attach(card, { customer: customer_id }, { stripeAccount: account_id });
}

/** As the tables' owner: what was billed is not the product's to change. */
async function asOwner<Result>(slug: string, work: (trx: TenantTransaction) => Promise<Result>): Promise<Result> {
  const database = await prepareDatabase(readConfig({ DATA_DIR: process.env["PRODUCT_DATA"] }));
  const app = connect(database.appUrl, { name: "journey", maxConnections: 1 });
  const owner = connect(database.ownerUrl, { name: "journey", maxConnections: 1 });
  const tenantId = await tenantIdOf(app, slug);
  if (tenantId === undefined) throw new Error(`${slug} is not there`);
  const result = await inTenant(owner, tenantId, work);
  await Promise.all([app.destroy(), owner.destroy()]);
  await database.stop();
  return result;
}
