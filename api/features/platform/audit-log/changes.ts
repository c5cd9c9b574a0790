import { moneyCell } from "#api/csv/money-cell.ts";
import { localTextIn } from "#api/time/instants.ts";
import type { AuditChange } from "#schema/platform/audit-log/models.ts";
import { readable } from "#schema/shared/audit-sentence.ts";
import { Money } from "#schema/shared/money.ts";

/** Fields that mean nothing to a reader: derived or internal. */
const SILENT = new Set(["id", "version", "allowed_actions", "name", "late_minutes", "local_start", "local_end"]);

/** Fields that reference another entity, with its kind. */
export const REFERENCES: Readonly<Record<string, "people" | "resources" | "services" | "locations">> = {
  client_id: "people",
  coach_id: "people",
  resource_id: "resources",
  service_id: "services",
  location_id: "locations",
};

/** Fields that a record keeps in minor units of the `currency` beside them; those named `…_amount` are sums too. */
const SUMS: ReadonlySet<string> = new Set(["amount", "counted", "expected", "float", "refunded", "tip", "waived"]);

/** Looks up the name of the entity that a field references by id. */
export type NameOf = (field: string, id: number) => string | undefined;

/** What the company writes its history in. */
interface Company {
  zone: string;
  currency: string;
}

/** The fields that a change altered, in words; for additions and removals, all fields. */
export function changesOf(before: unknown, after: unknown, nameOf: NameOf, { zone, currency }: Company): AuditChange[] {
  const [was, is] = [withMoney(fieldsOf(before), currency), withMoney(fieldsOf(after), currency)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields
    .filter((field) => (!SILENT.has(field) || isNameAlone(field, was, is)) && !same(was[field], is[field]))
    .map((field) => ({
      field: labelOf(field),
      before: inWords(field, was[field], nameOf, zone),
      after: inWords(field, is[field], nameOf, zone),
    }))
    .filter((change) => change.before !== change.after);
}

/** A person's name is derived from first and last name; other entities have only this field. */
function isNameAlone(field: string, was: Fields, is: Fields): boolean {
  return field === "name" && !("first_name" in was) && !("first_name" in is);
}

type Fields = Record<string, unknown>;

const fieldsOf = (side: unknown): Fields =>
  typeof side === "object" && side !== null && !Array.isArray(side) ? (side as Fields) : {};

/**
 * Joins sums with the currency beside them, which then says nothing by itself. Where none is, a price is in the company's:
 * that never changes once something has a price.
 */
function withMoney({ currency, ...fields }: Fields, companyCurrency: string): Fields {
  const siblingCurrency = typeof currency === "string" ? currency : undefined;
  const sums = Object.entries(fields).flatMap(([field, amount]) => {
    const sumCurrency = field.endsWith("_amount")
      ? (siblingCurrency ?? companyCurrency)
      : SUMS.has(field) && siblingCurrency;
    return typeof amount === "number" && sumCurrency ? [[field, { amount, currency: sumCurrency }] as const] : [];
  });
  return {
    ...fields,
    ...(siblingCurrency !== undefined && sums.length === 0 && { currency }),
    ...Object.fromEntries(sums),
  };
}

function same(one: unknown = null, other: unknown = null): boolean {
  const hasParts = typeof one === "object" && typeof other === "object";
  return one === other || (hasParts && JSON.stringify(one) === JSON.stringify(other));
}

const labels = new Map<string, string>();

/**
 * `resource_id` as "Resource", `price_amount` as "Price", `start_time` as "Start time". Memoized: a page of changes repeats the
 * same few fields.
 */
function labelOf(field: string): string {
  const known = labels.get(field);
  if (known !== undefined) return known;
  const words = readable(field.replace(/_(id|amount)$/, ""));
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  if (labels.size < MOST_LABELS) labels.set(field, label);
  return label;
}

/** More than there are fields; labels beyond it are not cached. */
const MOST_LABELS = 1_000;

const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function inWords(field: string, value: unknown, nameOf: NameOf, zone: string): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return (field in REFERENCES && nameOf(field, value)) || String(value);
  if (typeof value === "string") return textOf(value, zone);
  const money = Money.safeParse(value).data;
  if (money) return `${moneyCell(money)} ${money.currency}`;
  const parts = Array.isArray(value)
    ? value.map((one) => inWords("", one, nameOf, zone))
    : pairsOf(value, nameOf, zone);
  return parts.filter((part) => part !== null).join(", ") || null;
}

/** Instants in the company's time zone, wall times as they are, states without underscores. */
function textOf(text: string, zone: string): string {
  if (!WALL_TIME.test(text)) return /^[a-z]+(_[a-z]+)+$/.test(text) ? readable(text) : text;
  const wall = text.endsWith("Z") ? localTextIn(zone, Temporal.Instant.from(text)) : text;
  return wall.slice(0, 16).replace("T", " ");
}

/** A composite value, as "monday, 09:00"; internal numbers are left out. */
function pairsOf(value: object, nameOf: NameOf, zone: string): (string | null)[] {
  return Object.entries(value)
    .filter(([field]) => !SILENT.has(field) || field === "name")
    .map(([field, part]) => inWords(field, part, nameOf, zone));
}
