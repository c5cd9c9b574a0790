import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../../api/db/migrations", import.meta.url));

/** The last migration of the baseline of every distributed database: `npm run distribute` runs after it, on empty tables. */
const BASELINE = "access_tokens";

/** The statements of one migration, without comments and without what texts and function bodies contain. */
function statementsOf(text: string): string[] {
  const plain = text
    .replace(/--.*$/gm, "")
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
  return plain.split(";").map((statement) => statement.trim().replace(/\s+/g, " "));
}

/** Reports what Citus rejects for a table distributed by tenant, in the statements of one migration. */
const formFaults = (text: string): string[] => statementsOf(text).flatMap(alterFaults);

/** Tables without row-level security by company. */
const OF_NO_COMPANY: ReadonlySet<string> = new Set(["platform_plans", "tenants"]);

/**
 * Reports changes of rows that do not go from company to company: the role that migrates is no superuser, and without a company
 * row-level security hides every row from it.
 */
const rowFaults = (text: string): string[] => [
  ...statementsOf(text).flatMap((statement) => {
    const [, table] = /^(?:with .* )?(?:update|delete from) (?:only )?(\S+)/i.exec(statement) ?? [];
    return table && !OF_NO_COMPANY.has(table) ? [`${table}: rows are changed company by company`] : [];
  }),
  ...blocksOf(text)
    .filter((block) => /\b(?:update|delete from|insert into)\s/i.test(block) && !/'app\.tenant_id'/.test(block))
    .map(() => "a block that changes rows names each company"),
];

/** The blocks that one migration runs, without comments. */
const blocksOf = (text: string): string[] =>
  [...text.replace(/--.*$/gm, "").matchAll(/^do (\$\w*\$)([\s\S]*?)\1/gim)].map(([, , block = ""]) => block);

function alterFaults(statement: string): string[] {
  const [, table, body] = /^alter table (?:only )?(?:if exists )?(\S+) (.*)$/i.exec(statement) ?? [];
  if (!table || !body) return [];
  const parts = subcommands(body);
  const faults = parts.length > 1 ? [`${table}: one subcommand a statement`] : [];
  return [...faults, ...parts.flatMap((part) => partFaults(part).map((fault) => `${table}: ${fault}`))];
}

/** Splits at commas outside parentheses. */
function subcommands(body: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const letter of body) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const CONSTRAINT = /\b(check|references|unique|primary key|exclude|foreign key)\b/i;

function partFaults(part: string): string[] {
  if (/\bas identity\b/i.test(part)) return ["ids come from next_id(), never by identity"];
  const [, added] = /^add (.*)$/i.exec(part) ?? [];
  if (added === undefined || /^constraint \S+ /i.test(added) || !CONSTRAINT.test(added)) return [];
  return /^(check|unique|primary|exclude|foreign)\b/i.test(added)
    ? ["a constraint has a name of its own"]
    : ["the column first, its constraint by a name after it"];
}

const migrations = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({ subject: file.replace(/^\d+_|\.sql$/g, ""), text: readFileSync(join(FOLDER, file), "utf8") }));

/** The faults of all migrations after the baseline, each with its migration. */
function laterFaults(faultsOf: (text: string) => string[]): string[] {
  const baseline = migrations.findIndex(({ subject }) => subject === BASELINE);
  expect(baseline).toBeGreaterThan(0);
  const later = migrations.slice(baseline + 1);
  return later.flatMap(({ subject, text }) => faultsOf(text).map((fault) => `${subject}: ${fault}`));
}

/** The numbers that no migration has, up to the last. */
function numbersLeftOut(files: readonly string[]): number[] {
  const numbers = files.map((file) => Number(/^(\d{4})_/.exec(file)?.[1]));
  const all = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1);
  return all.filter((number) => !numbers.includes(number));
}

/** A database that has run a later migration refuses to start with one that comes in between: these stay free. */
const LEFT_OUT: readonly number[] = [124, 127, 128, 129, 131, 133, 134, 136, 139, 142, 143];

it("numbers each new migration after all others", () => {
  expect(numbersLeftOut(readdirSync(FOLDER))).toEqual(LEFT_OUT);
  expect(numbersLeftOut(["0001_a.sql", "0004_b.sql"])).toEqual([2, 3]);
});

it("changes distributed tables in steps that Citus accepts", () => {
  expect(laterFaults(formFaults)).toEqual([]);
});

/** Reached no row; `refunds_under_way` does what it meant. */
const NOT_BY_COMPANY = ["service_payments", "plan_purchases"].map(
  (table) => `online_refunds: ${table}: rows are changed company by company`,
);

it("changes rows company by company", () => {
  expect(laterFaults(rowFaults)).toEqual(NOT_BY_COMPANY);
});

it.each([
  ["an update", "update tags set name = trim(name)", ["tags"]],
  ["a deletion", "-- old ones\ndelete from only changes where at < now()", ["changes"]],
  [
    "a change of rows that belong to no company",
    "update platform_plans set name = 'x'; update tenants set slug = 'y'",
    [],
  ],
  ["a common table expression", "with old as (select 1) update tags set name = 'x'", ["tags"]],
  [
    "a block that runs company by company",
    "do $$ begin perform set_config('app.tenant_id', '1', true); update tags set name = 'x'; end $$",
    [],
  ],
  ["a policy for updates", "create policy seen on tags for update using (true)", []],
])("checks rows in %s", (_what, text, tables) => {
  expect(rowFaults(text)).toEqual(tables.map((table) => `${table}: rows are changed company by company`));
});

it("reports a block that changes rows for no company", () => {
  expect(rowFaults("do $$ begin\n  update tags set name = 'x';\nend $$")).toEqual([
    "a block that changes rows names each company",
  ]);
  expect(rowFaults("do $$ begin\n  drop index tags_by_name; -- update all\nend $$")).toEqual([]);
});

it.each([
  ["two columns at once", "alter table tags add column a integer, add column b integer", "one subcommand a statement"],
  ["a column together with its check", "alter table tags add column a integer check (a > 0)", "the column first"],
  ["a column together with its key", "alter table tags add a integer references users", "the column first"],
  [
    "a constraint without a name",
    "alter table tags add foreign key (tenant_id, a) references users",
    "name of its own",
  ],
  ["an identity id", "alter table tags add column a integer generated always as identity", "next_id()"],
  [
    "an old column turned into an identity",
    "alter table tags alter column a add generated always as identity",
    "next_id()",
  ],
  [
    "a change hidden behind a comment and a function",
    "-- first\ncreate function f() returns void language sql as $$ select 1; $$;\nalter table tags\n  drop column a, -- gone\n  drop column b;",
    "one subcommand a statement",
  ],
])("reports %s", (_what, text, told) => {
  expect(formFaults(text)).toEqual([expect.stringContaining(told)]);
});

it("allows a column, its named constraint and harmless look-alikes", () => {
  const text = `
    create table kept (tenant_id uuid not null, a integer check (a > 0), primary key (tenant_id, a));
    alter table tags add column a numeric(5, 2) not null default 0;
    alter table tags add constraint tags_a check (a in (1, 2));
    alter table tags alter column a set default coalesce(1, 2);
    do $$ begin alter table tags add column b integer, add column c integer; end $$;
    comment on table tags is 'alter table tags drop a, drop b';
  `;
  expect(formFaults(text)).toEqual([]);
});

it("reports faults in the baseline, which was written before tables were distributed", () => {
  expect(migrations.flatMap(({ text }) => formFaults(text)).length).toBeGreaterThan(10);
});
