import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Venue } from "#tests/support/bookable-venue.ts";
import { emptyDatabase, type TestDatabase, type TestServer } from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";

/** The baseline for creating a booking: before classes, and before its code was split into folders. */
export const EARLIER = "edaa4e1";

const CHECKOUT = fileURLToPath(new URL("..", import.meta.url));
const LARGEST_ARCHIVE = 100_000_000;

/** The REST API of that commit, with its own tables and its own venue, on today's packages. */
export interface EarlierApi {
  api: ApiChild;
  venue: Venue;
  database: TestDatabase;
  stop(): Promise<void>;
}

/** Returns null if this clone does not have the commit. */
export async function startEarlierApi(server: TestServer): Promise<EarlierApi | null> {
  const archive = spawnSync("git", ["archive", EARLIER, "--", "api", "schema", "tests", "package.json"], {
    cwd: CHECKOUT,
    maxBuffer: LARGEST_ARCHIVE,
  });
  if (archive.status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "fairway-earlier-"));
  execFileSync("tar", ["-x", "-C", folder], { input: archive.stdout });
  symlinkSync(join(CHECKOUT, "node_modules"), join(folder, "node_modules"));
  const database = await emptyDatabase(server);
  // It migrates on startup.
  const api = await startApiChild(database, {}, join(folder, "api/main.ts"));
  const stop = async () => {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { api, venue: openVenueThere(folder, database), database, stop };
}

const OpenedVenue = z.object({
  tenantId: z.string(),
  staff: z.object({ slug: z.string(), token: z.string() }),
  catalogue: z.custom<Venue["catalogue"]>(),
});

/** Uses that commit's own code, as the tables are its own. */
function openVenueThere(folder: string, database: TestDatabase): Venue {
  const script = `const { openVenue } = await import("./tests/bench/bookings.ts");
    process.stdout.write(JSON.stringify(await openVenue(JSON.parse(process.argv[1]))));`;
  const args = ["--input-type=module", "--eval", script, JSON.stringify(database)];
  const said = execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return OpenedVenue.parse(JSON.parse(said));
}
