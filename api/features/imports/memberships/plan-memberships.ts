import { clientNamed, type KnownPeople, personName, personOf } from "#api/features/imports/known-people.ts";
import {
  named,
  oddRow,
  outside,
  type PlannedRow,
  question,
  reason,
  type Refusal,
  refused,
  rowKey,
  type RowValues,
  type Sheet,
  valuesOf,
} from "#api/features/imports/planned-row.ts";
import { type FamilyPart, type FamilyRow, partsOfFamilies } from "#api/features/imports/memberships/plan-families.ts";
import type { MembershipUse } from "#api/features/imports/queries.ts";
import type { TableRow } from "#api/features/imports/read-table.ts";
import { readDate } from "#api/features/imports/values/date-values.ts";
import { refusedDate } from "#api/features/imports/values/moment-values.ts";
import { PRICE_SENTENCES, readPrice } from "#api/features/imports/values/price-values.ts";
import { plusDays } from "#api/features/memberships/billing-dates.ts";
import { type BroughtInMembership, type BroughtInUse, periodBefore } from "#api/features/memberships/bring-in.ts";
import type { MembershipStatus } from "#schema/memberships/models.ts";

export interface KnownForMemberships {
  people: KnownPeople;
  plans: {
    id: number;
    name: string;
    billing_months: number | null;
    price_amount: number;
    notice_days: number;
    family_size: number;
  }[];
  /** What clients have already, or use of another's. */
  uses: readonly MembershipUse[];
  currency: string;
  today: string;
  keys: ReadonlySet<string>;
}

/** A membership of somebody's own, or the use of another's. */
export type BroughtIn = BroughtInMembership | BroughtInUse;

/** Words of other systems. */
const STATUSES: readonly [MembershipStatus | "ended", RegExp][] = [
  ["active", /^(active|paid|current)$/],
  ["paused", /^(suspended|frozen|paused|onhold|hold)$/],
  ["past_due", /^(pastdue|declined|unpaid|overdue)$/],
  ["ended", /^(cancelled|canceled|terminated|expired|inactive)$/],
];

/** What becomes of each row, in the order of the file; who uses the membership of another row comes after that row. */
export function planMemberships(sheet: Sheet, known: KnownForMemberships): PlannedRow<BroughtIn>[] {
  const parts = partsOfFamilies(sheet.rows.flatMap((row) => familyRowOf(sheet, row, known)));
  const planning: Planning = {
    sheet,
    known,
    parts,
    seen: new Map(),
    planned: new Map(),
    clients: new Map(),
    joining: new Map(),
  };
  const isUse = ({ row }: TableRow) => parts.get(row)?.kind === "uses";
  for (const row of sheet.rows) if (!isUse(row)) planning.planned.set(row.row, planRow(planning, row));
  for (const row of sheet.rows) if (isUse(row)) planning.planned.set(row.row, planRow(planning, row));
  return sheet.rows.flatMap(({ row }) => planning.planned.get(row) ?? []);
}

interface Planning {
  sheet: Sheet;
  known: KnownForMemberships;
  parts: ReadonlyMap<number, FamilyPart>;
  /** The row that gives a client a membership, by the client. */
  seen: Map<number, number>;
  planned: Map<number, PlannedRow<BroughtIn>>;
  /** Whom a row names, by the row. */
  clients: Map<number, number>;
  /** How many join a membership by this file, by who pays and the plan. */
  joining: Map<string, number>;
}

function familyRowOf(
  { header, mapping }: Sheet,
  { row, cells }: TableRow,
  { plans }: KnownForMemberships,
): FamilyRow[] {
  const { one } = valuesOf(mapping, cells);
  const plan = named(plans, one("plan"));
  if (one("family") === "" || !plan || oddRow(header, cells)) return [];
  const isBilled = one("next_bill") !== "" || one("price") !== "";
  return [{ row, family: one("family"), role: one("family_role"), plan, isBilled }];
}

function planRow(planning: Planning, row: TableRow): PlannedRow<BroughtIn> {
  const { sheet, known, parts, seen, clients } = planning;
  const odd = oddRow(sheet.header, row.cells);
  if (odd) return outside(row, odd);
  const values = valuesOf(sheet.mapping, row.cells);
  const person = personOf(values);
  const name = personName(person);
  if (values.one("plan") === "") {
    return outside(row, { result: "skipped", refusal: reason("no_membership", "The row names no plan.") }, name);
  }
  const client = clientNamed(person, known.people);
  if (!client) {
    return outside(
      row,
      refused("client_unknown", `${name || "Nobody"} is not a client. Import the clients first.`),
      name,
    );
  }
  clients.set(row.row, client.id);
  const part = parts.get(row.row);
  if (part?.kind === "unclear") return outside(row, part.refusal, name);
  const read =
    part?.kind === "uses"
      ? readUse(planning, values, { client_id: client.id, name, payer: part.payer })
      : readMembership(sheet, values, client.id, known);
  if ("refusal" in read) return outside(row, read, name);
  const key = rowKey(
    "family_of" in read
      ? ["use", client.id, read.plan_id, read.family_of]
      : ["membership", client.id, read.plan_id, read.started_on],
  );
  const planned = { row: row.row, key, name, item: read, turn: "family_of" in read ? (1 as const) : (0 as const) };
  const skipped = (why: ReturnType<typeof reason>) => ({ ...planned, result: "skipped" as const, reasons: [why] });
  if (known.keys.has(key)) return skipped(reason("already_imported", "An earlier import added this row."));
  const has = hasAlready(known, read);
  if (has) return skipped(reason("has_membership", `${name} ${has} already.`, name));
  const same = seen.get(client.id);
  if (same !== undefined) {
    return outside(
      row,
      refused("second_membership", `Row ${same} gives ${name} a membership already.`, name, same),
      name,
    );
  }
  const full = "family_of" in read ? familyFull(planning, read) : undefined;
  if (full) return outside(row, full, name);
  if ("family_of" in read) planning.joining.set(placeOf(read), (planning.joining.get(placeOf(read)) ?? 0) + 1);
  seen.set(client.id, row.row);
  return { ...planned, result: "imported", reasons: [] };
}

/** Why nobody more may use it: of this file as many do, beside those who did before. */
function familyFull({ known, joining }: Planning, { family_of, plan_id }: BroughtInUse): Refusal | undefined {
  const plan = known.plans.find(({ id }) => id === plan_id);
  const places = usedBefore(known, family_of, plan_id)?.places_left ?? (plan?.family_size ?? 1) - 1;
  const taken = joining.get(placeOf({ family_of, plan_id })) ?? 0;
  if (!plan || taken < places) return undefined;
  return refused("family_full", `${plan.name} is for ${plan.family_size} people, and all places are taken.`, plan.name);
}

const placeOf = ({ family_of, plan_id }: Pick<BroughtInUse, "family_of" | "plan_id">) => `${family_of} ${plan_id}`;

const usedBefore = ({ uses }: KnownForMemberships, payer: number, planId: number) =>
  uses.find(({ client_id, is_payer, plan_id }) => client_id === payer && is_payer && plan_id === planId);

/** One membership each; of another's one may use several, of different plans. */
function hasAlready({ uses }: KnownForMemberships, read: BroughtIn): string | undefined {
  const theirs = uses.filter(({ client_id }) => client_id === read.client_id);
  if (!("family_of" in read)) return theirs.some(({ is_payer }) => is_payer) ? "has a membership" : undefined;
  return theirs.some(({ plan_id }) => plan_id === read.plan_id) ? "uses a membership of this plan" : undefined;
}

interface Using {
  client_id: number;
  name: string;
  /** The row of who pays. */
  payer: number;
}

/** The use of the membership of another row, which is added by then or was there before. */
function readUse(planning: Planning, values: RowValues, { client_id, name, payer }: Using): BroughtInUse | Refusal {
  const { sheet, known, planned, clients } = planning;
  const paying = planned.get(payer);
  const family_of = clients.get(payer);
  const plan = named(known.plans, values.one("plan"));
  const dates = datesOf(sheet, values, known.today);
  if ("refusal" in dates) return dates;
  const status = statusOf(values.one("status"), dates, known.today);
  if (typeof status !== "string") return status;
  if (status === "cancelled") {
    return { result: "skipped", refusal: reason("family_left", `${name} uses it no more.`, name) };
  }
  if (client_id === family_of) {
    return refused("second_membership", `Row ${payer} gives ${name} a membership already.`, name, payer);
  }
  const isAdded = paying?.item != null && paying.result === "imported" && !("family_of" in paying.item);
  if (isAdded && paying.item && "status" in paying.item && paying.item.status === "cancelled") {
    return { result: "skipped", refusal: reason("family_left", "The membership has ended.", name, payer) };
  }
  if (!plan || family_of === undefined || !(isAdded || usedBefore(known, family_of, plan.id))) {
    return question("payer_waits", `Row ${payer}, who pays, is not ready.`, name, payer);
  }
  return { family_of, plan_id: plan.id, client_id, joined_on: dates.start };
}

function readMembership(
  sheet: Sheet,
  values: RowValues,
  client_id: number,
  known: KnownForMemberships,
): BroughtInMembership | Refusal {
  const { one } = values;
  const plan = named(known.plans, one("plan"));
  if (!plan)
    return question("plan_unknown", `There is no plan named ${one("plan")}. Add it or correct the name.`, one("plan"));
  const dates = datesOf(sheet, values, known.today);
  if ("refusal" in dates) return dates;
  const status = statusOf(one("status"), dates, known.today);
  if (typeof status !== "string") return status;
  const price = one("price") === "" ? { amount: plan.price_amount } : readPrice(one("price"), known.currency);
  if ("refused" in price) return refused(price.refused, PRICE_SENTENCES[price.refused], one("price"));
  const missing = missingDate(plan.billing_months, status, dates);
  if (missing) return missing;
  const started_on = dates.start ?? known.today;
  return {
    client_id,
    plan_id: plan.id,
    status,
    billing_months: plan.billing_months,
    price_amount: price.amount,
    notice_days: plan.notice_days,
    started_on,
    ...periodOf(plan.billing_months, { ...dates, started_on, ended_on: endOf(status, dates, known.today) }),
    pause_from: status === "paused" ? dates.pause_from : null,
    pause_until: status === "paused" ? dates.pause_until : null,
    cancel_on: status === "cancel_scheduled" ? dates.cancel_on : endOf(status, dates, known.today),
  };
}

type Status = BroughtInMembership["status"];

/** What has to be asked before the membership can go on here. */
function missingDate(billing_months: number | null, status: Status, dates: Dates): Refusal | undefined {
  const { next_bill, pause_from, pause_until } = dates;
  if (status === "paused") {
    return pause_from === null || pause_until === null
      ? question("pause_dates_missing", "Give the days on which the pause began and ends.")
      : undefined;
  }
  const isOver = status === "cancelled" || billing_months === null;
  if (isOver || next_bill !== null) return undefined;
  return question("next_bill_missing", "Give the day of the next bill: the plan renews.");
}

const endOf = (status: Status, { cancel_on, next_bill }: Dates, today: string): string | null =>
  status === "cancelled" ? (cancel_on ?? next_bill ?? today) : null;

/** The current period, or the last of what has ended. */
function periodOf(
  months: number | null,
  { next_bill, pause_until, started_on, ended_on }: Dates & { started_on: string; ended_on: string | null },
): { period_start: string; period_end: string | null } {
  if (months === null) return { period_start: started_on, period_end: null };
  const next = next_bill ?? pause_until ?? started_on;
  const wanted = ended_on ?? next;
  const period_end = wanted > started_on ? wanted : plusDays(started_on, 1);
  return { period_start: periodBefore(period_end, months, started_on), period_end };
}

const DATES = ["start", "next_bill", "pause_from", "pause_until", "cancel_on"] as const;
type Dates = Record<(typeof DATES)[number], string | null>;

function datesOf({ order }: Sheet, { one }: RowValues, today: string): Dates | Refusal {
  const dates: Dates = { start: null, next_bill: null, pause_from: null, pause_until: null, cancel_on: null };
  for (const field of DATES) {
    const text = one(field);
    if (text === "") continue;
    const read = readDate(text, order, today);
    if ("refused" in read) return refusedDate(read.refused, text);
    dates[field] = read.date;
  }
  return dates;
}

/** The state that the row says; what ends by today has ended. */
function statusOf(text: string, dates: Dates, today: string): Status | Refusal {
  const word = text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
  const said = word === "" ? "active" : STATUSES.find(([, pattern]) => pattern.test(word))?.[0];
  if (said === undefined) return question("status_unknown", `The state ${text} is not known.`, text);
  const { cancel_on } = dates;
  if (said === "ended" || (cancel_on !== null && cancel_on <= today)) return "cancelled";
  if (said === "paused" || isPausedOn(dates, today)) return "paused";
  if (said === "past_due") return "past_due";
  return cancel_on === null ? "active" : "cancel_scheduled";
}

const isPausedOn = ({ pause_from, pause_until }: Dates, today: string): boolean =>
  pause_from !== null && pause_until !== null && pause_from <= today && today < pause_until;
