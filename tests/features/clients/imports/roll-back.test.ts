import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { tenantRows } from "#tests/support/tenant-rows.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { file, importer } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** What happened stays: the log, the imports themselves, what open screens were told, and what is to be counted again. */
const TELLS_WHAT_HAPPENED = new Set([
  "audit_log",
  "changes",
  "import_mappings",
  "import_parts",
  "import_rows",
  "imports",
  "memberships_to_recount",
]);

/** All else that a company has, table by table. */
async function stateOf(tenantId: string): Promise<string[]> {
  const tables = (await tenantRows(platform.admin, tenantId)).split("\n");
  return tables.filter((table) => !TELLS_WHAT_HAPPENED.has(table.split(":")[0] ?? ""));
}

type Importer = Awaited<ReturnType<typeof importer>>;

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ]{2,10}$/);
const named = (more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.uniqueArray(fc.record({ name: word, ...more }), {
    selector: ({ name }) => name.toLowerCase(),
    minLength: 1,
    maxLength: 5,
  });
const lines = (head: string, rows: readonly object[]) => file(head, ...rows.map((row) => Object.values(row).join(",")));

interface Kind {
  kind: string;
  /** A file with people of the company, where it needs some. */
  files: (company: Importer) => Promise<fc.Arbitrary<string>>;
}

const KINDS: Kind[] = [
  {
    kind: "resources",
    files: async () =>
      named({ type: fc.constantFrom("Simulator", "Studio", "Putting"), capacity: fc.integer({ min: 0, max: 9 }) }).map(
        (rows) => lines("Name,Type,Capacity", [{ name: "Bay 40", type: "Simulator", capacity: 4 }, ...rows]),
      ),
  },
  {
    kind: "coaches",
    files: async () =>
      named().map((rows) =>
        lines(
          "Name,Email,Phone",
          rows.map(({ name }, n) => ({ name: `${name} Coach`, email: n % 2 ? "" : `c${n}@coach.test`, phone: "" })),
        ),
      ),
  },
  {
    kind: "memberships",
    files: async ({ venue, owner }) => {
      await owner.ask("createMembershipPlan", {
        body: { name: "Silver", billing_period: "monthly", price: cad(9900) },
      });
      const people = [await venue.person("client"), await venue.person("client"), await venue.person("client")];
      const status = fc.constantFrom("Active", "Declined", "Terminated");
      return fc.subarray(people, { minLength: 1 }).chain((some) =>
        fc.tuple(...some.map(() => status)).map((states) =>
          lines(
            "Name,Email,Membership,Membership Status,Membership Start Date,Membership Next Payment Date",
            some.map(({ email }, n) => ({
              name: "Pat client",
              email,
              plan: "Silver",
              state: states[n],
              start: "2026-12-31",
              next: "2027-05-31",
            })),
          ),
        ),
      );
    },
  },
];

describe("rolling back a file", () => {
  it.each(KINDS)("leaves the company as it was before: $kind", { tags: ["both"] }, async ({ kind, files }) => {
    const company = await importer(platform);
    const { venue, bringIn, rollBack, statusOf } = company;
    const contents = await files(company);
    let added = 0;
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        const before = await stateOf(venue.tenantId);
        const id = await bringIn(kind, content);
        added += (await statusOf(id)).added;
        expect(await rollBack(id)).toMatchObject({ status: "rolled_back", kept: 0 });
        expect(await stateOf(venue.tenantId)).toEqual(before);
      }),
      { numRuns: cases(3, 30), seed: 20_270_503 },
    );
    expect(added).toBeGreaterThan(0);
  });
});
