import { TENANT_TABLES } from "#api/db/types.generated.ts";

type Part = string | Part[];

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")+"|\$\d+|::|[a-z_][\w$]*|[\d.]+|\S/gi;
const SETS = new Set(["union", "intersect", "except", ";"]);
const AFTER_FROM = new Set("where group order having limit offset returning set window for select values".split(" "));
const NO_ALIAS = new Set(
  "on join inner left right full cross natural using as from union default overriding".split(" "),
);
/** Words before an `update` that is no UPDATE statement: `for update`, `for no key update`, `on conflict do update`. */
const BEFORE_LOCK = new Set(["for", "key", "do", "on"]);

/**
 * Reports what a statement of a tenant's transaction does that a database distributed by tenant rejects or has to send to
 * every node, each with what to write instead; also what would expose another tenant's rows if row-level security failed.
 */
export function tenantFaults(text: string): string[] {
  const parts = parse(text.match(TOKEN)?.filter((token) => !/^(--|\/\*)/.test(token)) ?? []);
  return faultsIn(parts, new Set());
}

/** The tokens, with those in parentheses as a nested list; a quoted name without its quotation marks. */
function parse(tokens: string[]): Part[] {
  const open: Part[][] = [[]];
  for (const token of tokens) {
    const level = open.at(-1) ?? [];
    if (token === "(") {
      const inner: Part[] = [];
      level.push(inner);
      open.push(inner);
    } else if (token === ")") {
      if (open.length > 1) open.pop();
    } else {
      level.push(wordOf(token));
    }
  }
  return open[0] ?? [];
}

function wordOf(token: string): string {
  if (token.startsWith('"')) return token.slice(1, -1);
  return token.startsWith("'") ? token : token.toLowerCase();
}

function faultsIn(parts: Part[], known: ReadonlySet<string>): string[] {
  const queries = new Set([...known, ...withQueries(parts)]);
  return selects(parts).flatMap((select) => [
    ...ownFaults(select, queries),
    ...select.flatMap((part) => (typeof part === "string" ? [] : faultsIn(part, queries))),
  ]);
}

/** The names defined by `with x as (…)`. */
function withQueries(parts: Part[]): string[] {
  if (parts[0] !== "with") return [];
  return parts.flatMap((part, at) => {
    if (typeof part !== "string") return [];
    const next = Array.isArray(parts[at + 1]) ? at + 2 : at + 1;
    if (parts[next] !== "as") return [];
    const body = parts.slice(next + 1, next + 4).find((one) => one !== "not" && one !== "materialized");
    return Array.isArray(body) ? [part] : [];
  });
}

function selects(parts: Part[]): Part[][] {
  const all: Part[][] = [[]];
  for (const part of parts) {
    if (typeof part === "string" && SETS.has(part)) all.push([]);
    else all.at(-1)?.push(part);
  }
  return all;
}

function ownFaults(select: Part[], queries: ReadonlySet<string>): string[] {
  const tables = tablesOf(select).filter(({ table }) => TENANT_TABLES.has(table) && !queries.has(table));
  const conditions = conditionsOf(select);
  const unnamed = tables.filter(({ name }) => !saysTenant(conditions, name, tables.length === 1));
  return [
    ...unnamed.map(
      ({ table, name }) =>
        `${table === name ? table : `${table} ${name}`} is met without its tenant: add "${name}.tenant_id = \${TENANT_ID}" (#api/db/tenant-naming.ts) to the WHERE or ON beside it`,
    ),
    ...insertFrom(select, tables.length > 0),
    ...volatileChange(select),
    ...sessionState(select),
  ];
}

interface Table {
  table: string;
  /** Its name in the rest of the statement: the alias, if any. */
  name: string;
}

function tablesOf(select: Part[]): Table[] {
  const tables: Table[] = [];
  let isInFrom = false;
  select.forEach((part, at) => {
    if (typeof part !== "string") return;
    const before = select[at - 1];
    const begins =
      (part === "from" && before !== "distinct") ||
      part === "join" ||
      (part === "using" && select[0] === "delete") ||
      (part === "update" && !(typeof before === "string" && BEFORE_LOCK.has(before))) ||
      (part === "," && isInFrom);
    if (begins) {
      const table = tableAt(select, at + 1);
      if (table) tables.push(table);
      isInFrom = part !== "update";
    } else if (AFTER_FROM.has(part)) isInFrom = false;
  });
  return tables;
}

function tableAt(select: Part[], start: number): Table | undefined {
  let at = start;
  while (select[at] === "only" || select[at] === "lateral") at += 1;
  const table = select[at];
  if (typeof table !== "string") return undefined;
  const next = select[at + 1] === "as" ? select[at + 2] : select[at + 1];
  const isAlias = typeof next === "string" && /^[a-z_]/.test(next) && !AFTER_FROM.has(next) && !NO_ALIAS.has(next);
  return { table, name: isAlias ? next : table };
}

/** The tokens of one SELECT including those in parentheses, but without its subselects. */
function conditionsOf(select: Part[]): string[] {
  return select.flatMap((part) => {
    if (typeof part === "string") return [part];
    return part.includes("select") ? [] : conditionsOf(part);
  });
}

function saysTenant(tokens: string[], name: string, isAlone: boolean): boolean {
  return tokens.some((token, at) => {
    if (token !== "tenant_id") return false;
    const isIts = tokens[at - 1] === "." ? tokens[at - 2] === name : isAlone;
    const isFirst = tokens[at + 1] === "=" && isValue(tokens[at + 2]);
    const isSecond = tokens[at - 3] === "=" && (isValue(tokens[at - 4]) || tokens[at - 4] === "uuid");
    return isIts && (isFirst || isSecond);
  });
}

const isValue = (token: string | undefined) => token !== undefined && /^\$\d/.test(token);

/** Rows stay on one node if they keep the tenant_id they were read with; rows from elsewhere are copied. */
function insertFrom(select: Part[], readsTable: boolean): string[] {
  const into = select[select.indexOf("insert") + 2];
  const begins = select.indexOf("select");
  if (!select.includes("insert") || begins < select.indexOf("insert")) return [];
  if (typeof into !== "string" || !TENANT_TABLES.has(into)) return [];
  const keepsTenant = select[begins + 1] === "tenant_id" || select[begins + 3] === "tenant_id";
  if (readsTable && keepsTenant) return [];
  return [`${into} is filled by INSERT … SELECT from no table's own tenant_id: give the rows as VALUES`];
}

const VOLATILE = new Set("clock_timestamp random nextval next_id gen_random_uuid timeofday".split(" "));

function volatileChange(select: Part[]): string[] {
  const isChange = ["delete", "update"].some((verb) => select.includes(verb)) && !select.includes("for");
  const where = select.indexOf("where");
  if (!isChange || where < 0) return [];
  const found = conditionsOf(select.slice(where)).find((token) => VOLATILE.has(token));
  return found ? [`${found}() decides which rows change: give a value, or use statement_timestamp()`] : [];
}

/** State that stays behind on a pooled connection, which is then used by someone else. */
function sessionState(select: Part[]): string[] {
  const [first, second] = select;
  const isSet = first === "set" && second !== "local";
  const isKept = select.includes("pg_advisory_lock") || select.includes("pg_try_advisory_lock") || first === "listen";
  return isSet || isKept ? ["this outlasts the transaction: use SET LOCAL, pg_advisory_xact_lock"] : [];
}
