import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#api/config.ts";
import { connect, type Database } from "#api/db/connect.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import { connectDemoCards } from "#api/demo/connect-cards.ts";
import type { AccountRow } from "#api/features/payments/ecommerce/account-row.ts";
import { disconnectAccount, findAccount } from "#api/features/payments/ecommerce/queries.ts";
import { openFileStore } from "#api/files/open-file-store.ts";
import { startPayments, type Payments } from "#api/start/start-payments.ts";
import { addTenant } from "#api/tenants/tenant-row.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/venue.ts";

const TENANT = crypto.randomUUID();
const clock = { now: () => Temporal.Instant.from(TEST_NOW) };
const opened = new AsyncDisposableStack();
let payments: Payments;
let app: Database;
let platform: Database;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "fairway-demo-cards-"));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  const open = (url: string) => {
    const db = connect(url, { name: "test", maxConnections: 1 });
    opened.defer(() => db.destroy());
    return db;
  };
  app = open(database.appUrl);
  platform = open(database.platformUrl);
  const demo = { tenant_id: TENANT, slug: "demo", name: "Harbour", timezone: "America/Vancouver", currency: "CAD" };
  await inTransaction(open(database.ownerUrl), (trx) => addTenant(trx, demo));
  payments = await startPayments(
    { stripe: undefined, dataDir },
    { ownUrl: "http://127.0.0.1:9", centralUrl: "http://localhost:4000", now: clock.now() },
    opened,
  );
});
afterAll(() => opened.disposeAsync());

async function start(): Promise<AccountRow | undefined> {
  const { approveTestBusiness } = payments;
  if (!approveTestBusiness) throw new Error("without keys there is a stand-in");
  const files = await openFileStore(readConfig({ DATA_DIR: dataDir }));
  const outside = { payments: payments.payments, clock, files };
  await connectDemoCards({ app, platform, outside, approveTestBusiness });
  return inTenant(app, TENANT, (trx) => findAccount(trx, payments.payments.mode));
}

it("lets the demo venue take cards from its first start, with the same account at later starts", async () => {
  const account = await start();
  expect(account).toMatchObject({ charges_enabled: true, payouts_enabled: true, details_submitted: true });
  const told = await payments.payments.connect?.readAccount(account?.account_id ?? "");
  expect(told).toMatchObject({ id: account?.account_id, charges_enabled: true });
  expect((await start())?.account_id).toBe(account?.account_id);
});

it("stays disconnected if an owner disconnected it", async () => {
  const account = await start();
  await inTenant(app, TENANT, (trx) => disconnectAccount(trx, account?.account_id ?? "", clock.now()));
  expect(await start()).toBeUndefined();
});
