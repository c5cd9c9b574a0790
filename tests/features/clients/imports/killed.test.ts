/** @module-tag long */
import { expect, test } from "vitest";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import { onTestClock } from "#tests/support/product/on-test-clock.ts";
import { within } from "#tests/support/proof/limits.ts";
import { until } from "#tests/support/proof/until.ts";
import { startPlatform, type Ask, type Person, type Venue } from "#tests/support/venue.ts";
import { send } from "./support.ts";

const PEOPLE = 4_000;

test(
  "continues after its process was killed halfway, and adds nobody twice",
  { timeout: within("journey") },
  async () => {
    const platform = await startPlatform();
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const first = await startApiChild(platform.database, onTestClock());
    let second: ApiChild | undefined;
    try {
      const import_id = await submit(asking(first, venue, owner));
      await untilProgress(asking(first, venue, owner), import_id, ({ done_rows }) => done_rows > 0);
      first.process.kill("SIGKILL");
      const [row] = await importsOf(platform, venue);
      const added = row?.added ?? 0;
      expect(added).toBeGreaterThan(0);
      expect(added).toBeLessThan(PEOPLE);
      second = await startApiChild(platform.database, onTestClock());
      const done = await untilProgress(asking(second, venue, owner), import_id, ({ status }) => status === "done");
      expect(done).toMatchObject({ added: PEOPLE, done_rows: PEOPLE, left_out: 0 });
      const { body } = await asking(second, venue, owner).ask("clients", { query: { search: "Many" } });
      expect(body.meta.total).toBe(PEOPLE);
    } finally {
      await Promise.all([first.stop(), second?.stop()]);
      await platform.close();
    }
  },
);

function asking(api: ApiChild, { slug }: Venue, person: Person): Person {
  const ask: Ask = (operation, question) => api.ask({ slug, token: person.token }, operation as never, question); // all of v1
  return { ...person, ask };
}

async function submit(owner: Person): Promise<number> {
  const lines = Array.from({ length: PEOPLE }, (_, n) => `Person ${n},Many,p${n}@mail.test`);
  const import_id = await send(owner, ["First name,Last name,Email", ...lines].join("\n"));
  const { status, body } = await owner.ask("submitImport", { body: { import_id } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return import_id;
}

interface Progress {
  status: string;
  done_rows: number;
}

/** A job whose process is gone is noticed by its silence. */
const untilProgress = (owner: Person, id: number, isReached: (progress: Progress) => boolean): Promise<Progress> =>
  until("the import", "process", async () => {
    const { body } = await owner.ask("importStatus", { params: { id } });
    return isReached(body) && body;
  });

const importsOf = ({ admin }: Awaited<ReturnType<typeof startPlatform>>, { tenantId }: Venue) =>
  admin.selectFrom("imports").where("tenant_id", "=", tenantId).selectAll().execute();
