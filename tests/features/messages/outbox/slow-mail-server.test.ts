import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#api/config.ts";
import { connect, type Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { startWork } from "#api/work/start-work.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

const MAILS = 4;
const opened = new AsyncDisposableStack();
let platform: Platform;
/** As few connections as mails that are sent at once. */
let app: Database;
/** Connections of the product to the mail server. */
const waiting: Socket[] = [];

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "fairway-slow-mail-"));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  platform = await startPlatform();
  opened.defer(() => platform.close());
  app = connect(platform.database.appUrl, { name: "test requests", maxConnections: MAILS });
  opened.defer(() => app.destroy());
  const silent = createServer((socket) => void waiting.push(socket.on("error", () => undefined)));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  opened.defer(() => {
    for (const socket of waiting) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const { deps, database, db, clock } = platform;
  const { jobs } = await startWork(
    {
      config: readConfig({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` }),
      database: { ...database, secretKeys: deps.secretKeys, isEmbedded: false, stop: async () => undefined },
      app,
      platform: db,
      clock,
      log: deps.log,
      outside: deps.outside,
      siteUrl: deps.siteUrl,
      readSite: () => Promise.reject(new Error("no query is mailed here")),
      limits: deps.limits,
    },
    opened,
  );
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  for (let day = 4; day < 4 + MAILS; day++) {
    const times = { start_time: `2027-05-0${day} 17:00:00`, end_time: `2027-05-0${day} 18:00:00` };
    const asked = { service_id: venue.catalogue.services[0]?.id, location_id: venue.locationId, ...times };
    const guest = { first_name: "Gil", last_name: "Guest", email: `gil${day}@example.test` };
    await ask("createBooking", { body: { ...asked, guest } });
  }
  const { tenantId: tenant_id } = venue;
  const queued = await platform.admin.selectFrom("outbox").where("tenant_id", "=", tenant_id).select("id").execute();
  await inTenant(db, tenant_id, async (trx) => {
    for (const { id } of queued) await jobs.enqueue(trx, "deliver_mail", { tenant_id, outbox_id: id });
  });
});
afterAll(() => opened.disposeAsync());

it("answers requests without waiting for a mail server that does not respond", async () => {
  await expect.poll(() => waiting.length).toBe(MAILS);
  const ask = () => app.selectFrom("tenants").select("slug").execute();
  await expect(Promise.all(Array.from({ length: MAILS }, ask))).resolves.toHaveLength(MAILS);
});
