import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../../api/db/migrations", import.meta.url));

/** The last migration of the baseline of every distributed database: `npm run distribute` runs after it, on empty tables. */
const BASELINE = "access_tokens";

/** Reports what Citus rejects for a table distributed by tenant, in the statements of one migration. */
function formFaults(text: string): string[] {
  const plain = text
    .replace(/--.*$/gm, "")
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
  return plain.split(";").flatMap((statement) => alterFaults(statement.trim().replace(/\s+/g, " ")));
}

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

it("changes tables that are spread by tenant in steps that Citus takes", () => {
  const baseline = migrations.findIndex(({ subject }) => subject === BASELINE);
  expect(baseline).toBeGreaterThan(0);
  const later = migrations.slice(baseline + 1);
  const faults = later.flatMap(({ subject, text }) => formFaults(text).map((fault) => `${subject}: ${fault}`));
  expect(faults).toEqual([]);
});

it.each([
  ["two columns at once", "alter table tags add column a integer, add column b integer", "one subcommand a statement"],
  ["a column and its check", "alter table tags add column a integer check (a > 0)", "the column first"],
  ["a column and its key", "alter table tags add a integer references users", "the column first"],
  [
    "a constraint without a name",
    "alter table tags add foreign key (tenant_id, a) references users",
    "name of its own",
  ],
  ["an id by identity", "alter table tags add column a integer generated always as identity", "next_id()"],
  ["an old column by identity", "alter table tags alter column a add generated always as identity", "next_id()"],
  [
    "what hides behind a comment and a function",
    "-- first\ncreate function f() returns void language sql as $$ select 1; $$;\nalter table tags\n  drop column a, -- gone\n  drop column b;",
    "one subcommand a statement",
  ],
])("finds %s", (_what, text, told) => {
  expect(formFaults(text)).toEqual([expect.stringContaining(told)]);
});

it("lets a column, its named constraint and what only looks like more pass", () => {
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

it("finds faults in what the baseline was made of, where nothing was spread yet", () => {
  expect(migrations.flatMap(({ text }) => formFaults(text)).length).toBeGreaterThan(10);
});
