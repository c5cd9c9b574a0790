import { setTimeout as delay } from "node:timers/promises";
import { startSession } from "#api/auth/session.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { IMPORT_PART_BYTES } from "#schema/clients/imports/models.ts";
import { createBookings, openVenue, type Venue } from "#tests/support/bookable-venue.ts";
import { cloneDatabase, startTestServer, type TestDatabase } from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild, type Asker } from "#tests/support/product/api-child.ts";
import { residentMb } from "./exports.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "import";

const ROWS = 50_000;
const WITHIN_MS = 60_000;
const GROWTH_TARGET_MB = 200;
const SLOWER_AT_MOST = 1.3;
const BOOKINGS = 200;
const WARM_UPS = 50;

/** A file of 50,000 people, from its dry run to the last row, while the front desk books. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venue = await openVenue(database);
    const owner = await ownerOf(database, venue);
    const api = await startApiChild(database);
    try {
      await createBookings(api, venue, { from: 0, to: WARM_UPS });
      const alone = await createBookings(api, venue, { from: WARM_UPS, to: WARM_UPS + BOOKINGS });
      const before = residentMb(api.process.pid);
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, residentMb(api.process.pid))), 50);
      const begun = performance.now();
      const id = await submit(api, owner);
      const first = WARM_UPS + BOOKINGS;
      const [meanwhile] = await Promise.all([
        createBookings(api, venue, { from: first, to: first + BOOKINGS }),
        untilDone(api, owner, id),
      ]);
      const took = performance.now() - begun;
      clearInterval(watch);
      return rowsOf({ took, growth: most - before, before, alone, meanwhile });
    } finally {
      await api.stop();
    }
  } finally {
    await stop();
  }
}

export async function ownerOf(database: TestDatabase, { tenantId, staff }: Venue): Promise<Asker> {
  const app = connect(database.appUrl, { name: "bench", maxConnections: 1 });
  const { token } = await inTenant(app, tenantId, async (trx) => {
    const { id } = await trx
      .insertInto("users")
      .values({ tenant_id: tenantId, first_name: "Olive", last_name: "Owner", roles: ["owner"] })
      .returning("id")
      .executeTakeFirstOrThrow();
    return startSession(trx, { tenantId, userId: id, now: Temporal.Now.instant(), address: "::1", userAgent: null });
  });
  await app.destroy();
  return { slug: staff.slug, token };
}

async function submit(api: ApiChild, owner: Asker): Promise<number> {
  const people = Array.from(
    { length: ROWS },
    (_, n) => `Person ${n},Long-Family-Name,person${n}@mail.test,604 555 ${String(10_000 + n)},League;Evening`,
  );
  const id = await sendFile(api, owner, Buffer.from(["First name,Last name,Email,Mobile,Tags", ...people].join("\n")));
  await answered(api, owner, "previewImport", id);
  await answered(api, owner, "submitImport", id);
  return id;
}

/** Sends a file in its parts and returns the import's id. */
export async function sendFile(api: ApiChild, owner: Asker, bytes: Buffer): Promise<number> {
  const { body } = await api.ask(owner, "createImport", { body: { file_name: "people.csv", size: bytes.length } });
  for (let from = 0, part = 1; from < bytes.length; from += IMPORT_PART_BYTES, part += 1) {
    const content = bytes.subarray(from, from + IMPORT_PART_BYTES).toString("base64");
    await api.ask(owner, "addImportPart", { params: { id: body.id, part }, body: { content } });
  }
  return body.id;
}

export async function answered(
  api: ApiChild,
  owner: Asker,
  operation: "previewImport" | "submitImport",
  import_id: number,
): Promise<void> {
  const { status, body } = await api.ask(owner, operation, { body: { import_id } });
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
}

async function untilDone(api: ApiChild, owner: Asker, id: number): Promise<void> {
  for (;;) {
    const { body } = await api.ask(owner, "importStatus", { params: { id } });
    if (body.status === "done") {
      if (body.added !== ROWS) throw new Error(`${body.added} were added`);
      return;
    }
    await delay(200);
  }
}

interface Measured {
  took: number;
  growth: number;
  before: number;
  alone: number[];
  meanwhile: number[];
}

function rowsOf({ took, growth, before, alone, meanwhile }: Measured): Row[] {
  const [usual, during] = [percentile(alone, 0.5), percentile(meanwhile, 0.5)];
  const count = ROWS.toLocaleString("en");
  return [
    {
      what: `import of ${count} clients, with its dry run`,
      value: milliseconds(took),
      yardstick: "-",
      ratio: "-",
      target: `<= ${milliseconds(WITHIN_MS)}`,
      met: took <= WITHIN_MS,
    },
    {
      what: "memory of the process meanwhile",
      value: `RSS grows ${Math.round(growth)} MB`,
      yardstick: `${Math.round(before)} MB before`,
      ratio: "-",
      target: `<= ${GROWTH_TARGET_MB} MB`,
      met: growth <= GROWTH_TARGET_MB,
    },
    {
      what: "a booking meanwhile, half of them quicker",
      value: milliseconds(during),
      yardstick: `${milliseconds(usual)} alone`,
      ratio: times(during / usual),
      target: `<= ${times(SLOWER_AT_MOST)}`,
      met: during / usual <= SLOWER_AT_MOST,
    },
  ];
}
