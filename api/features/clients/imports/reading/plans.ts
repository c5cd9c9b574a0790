import { dateOfDay, DAY_MS, todayIn } from "#api/time/calendar.ts";
import { mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import { venueZone } from "#api/time/zone.ts";
import type { ImportKind } from "#schema/clients/imports/models.ts";
import type { NewBooking } from "../bookings/new-booking.ts";
import { planBookings } from "../bookings/plan-bookings.ts";
import { planCoaches } from "../catalogue/plan-coaches.ts";
import { planResources } from "../catalogue/plan-resources.ts";
import { NO_CONSENTS, type KnownConsents } from "../clients/client-consents.ts";
import { NOBODY_ALIKE, planClients, type ClientItem, type KnownAlike } from "../clients/plan-clients.ts";
import { personOf, type KnownPeople, type NamedPerson } from "../known-people.ts";
import { planMemberships } from "../memberships/plan-memberships.ts";
import { isOwnId } from "../own-ids.ts";
import { valuesOf, type PlannedRow, type Sheet } from "../planned-row.ts";
import { readEmails } from "../values/person-values.ts";
import type { FileProblem } from "./limits.ts";
import type { LookUp } from "./look-ups.ts";

/** What a plan knows of the company without asking. */
export interface Company {
  nowMs: number;
  currency: string;
  locale: string;
  timezone: string | null;
}

interface Plan {
  /** Why no row can be read with this mapping; null if they can. */
  problemOf(sheet: Pick<Sheet, "mapping">): FileProblem | null;
  /** The result for each row, with its reason. Writes nothing. */
  plan(sheet: Sheet, company: Company, lookUp: LookUp): Promise<PlannedRow[]>;
}

export const PLANS: Readonly<Record<ImportKind, Plan>> = {
  clients: {
    problemOf: ({ mapping }) =>
      mapping.some((field) => field !== null && ["first_name", "last_name", "full_name"].includes(field))
        ? null
        : { code: "no_name_column", sentence: "Choose the column with the names." },
    plan: clientPlan,
  },
  coaches: {
    problemOf: ({ mapping }) =>
      mapping.includes("email")
        ? null
        : {
            code: "no_email_column",
            sentence: "Choose the column with the email addresses: coaches sign in with them.",
          },
    async plan(sheet, _company, lookUp) {
      const emails = namedIn(sheet).flatMap(({ email }) => email ?? []);
      const owners = await lookUpOwners(lookUp, emails);
      return planCoaches(sheet, { country: await lookUp("countryOf"), owners });
    },
  },
  resources: {
    problemOf: ({ mapping }) =>
      mapping.includes("resource")
        ? null
        : { code: "no_name_column", sentence: "Choose the column with the names of the bays." },
    plan: async (sheet, _company, lookUp) =>
      planResources(sheet, { ...(await lookUp("knownVenue")), types: await lookUp("resourceTypesNamed") }),
  },
  bookings: {
    problemOf: ({ mapping }) =>
      mapping.includes("start") || mapping.includes("date")
        ? null
        : { code: "no_start_column", sentence: "Choose the column with the start." },
    plan: bookingPlan,
  },
  memberships: {
    problemOf: ({ mapping }) =>
      mapping.includes("plan") ? null : { code: "no_plan_column", sentence: "Choose the column with the plans." },
    plan: membershipPlan,
  },
};

/** Values of one look-up: few enough that the main thread passes them on at once. */
const VALUES_AT_ONCE = 1_000;

async function inParts<Value, Found>(
  values: readonly Value[],
  look: (part: readonly Value[]) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < values.length; at += VALUES_AT_ONCE) {
    found.push(await look(values.slice(at, at + VALUES_AT_ONCE)));
  }
  return found;
}

const mergeSets = <Value>(sets: readonly ReadonlySet<Value>[]) => new Set(sets.flatMap((set) => [...set]));
const mergeMaps = <Key, Value>(maps: readonly ReadonlyMap<Key, Value>[]) => new Map(maps.flatMap((map) => [...map]));

const keysAdded = async (lookUp: LookUp, plan: readonly PlannedRow[]): Promise<Set<string>> => {
  const keys = plan.flatMap(({ key, item }) => (item === null ? [] : [key]));
  return mergeSets(await inParts([...new Set(keys)], (part) => lookUp("addedKeys", part)));
};

const lookUpOwners = async (lookUp: LookUp, emails: readonly string[]) =>
  mergeMaps(await inParts([...new Set(emails)], (part) => lookUp("ownersOf", part)));

const namedIn = ({ rows, mapping }: Sheet): NamedPerson[] =>
  rows.map(({ cells }) => personOf(valuesOf(mapping, cells)));

async function lookUpPeople(lookUp: LookUp, sheet: Sheet): Promise<KnownPeople> {
  const found = await inParts(namedIn(sheet), (part) => lookUp("knownPeople", part));
  return {
    byEmail: mergeMaps(found.map(({ byEmail }) => byEmail)),
    byNumber: mergeMaps(found.map(({ byNumber }) => byNumber)),
    byId: mergeMaps(found.map(({ byId }) => byId)),
  };
}

async function clientPlan(sheet: Sheet, _company: Company, lookUp: LookUp) {
  const country = await lookUp("countryOf");
  const nobody = {
    country,
    keys: new Set<string>(),
    people: new Map<string, string>(),
    alike: NOBODY_ALIKE,
    consents: NO_CONSENTS,
  };
  // First without existing data, to collect the keys and addresses to look up; then with it.
  const first = planClients(sheet, nobody);
  const emails = sheet.rows.flatMap(({ cells }) =>
    sheet.mapping.flatMap((field, n) =>
      field === "email" || field === "contact_email" ? readEmails(cells[n] ?? "").emails : [],
    ),
  );
  const keys = first.map(({ key }) => key);
  const consents = sheet.mapping.includes("marketing") ? await lookUpConsents(lookUp, emails, keys) : NO_CONSENTS;
  const known = {
    country,
    keys: await keysAdded(lookUp, first),
    people: await lookUpOwners(lookUp, emails),
    alike: await lookUpAlike(lookUp, sheet, first),
    consents,
  };
  return planClients(sheet, known);
}

const externalIds = ({ rows, mapping }: Sheet): string[] =>
  rows.map(({ cells }) => valuesOf(mapping, cells).one("external_id")).filter(isOwnId);

async function lookUpAlike(lookUp: LookUp, sheet: Sheet, plan: readonly PlannedRow<ClientItem>[]): Promise<KnownAlike> {
  const phones = plan.flatMap(({ item }) => (item && "phone" in item && item.phone !== null ? [item.phone] : []));
  const found = [
    ...(await inParts([...new Set(externalIds(sheet))], (ids) => lookUp("clientsAlike", { ids, phones: [] }))),
    ...(await inParts([...new Set(phones)], (part) => lookUp("clientsAlike", { ids: [], phones: part }))),
  ];
  return {
    byPhone: mergeMaps(found.map(({ byPhone }) => byPhone)),
    byId: mergeMaps(found.map(({ byId }) => byId)),
  };
}

async function lookUpConsents(
  lookUp: LookUp,
  emails: readonly string[],
  keys: readonly string[],
): Promise<KnownConsents> {
  const found = [
    ...(await inParts(emails, (part) => lookUp("consentsOf", { emails: part, keys: [] }))),
    ...(await inParts(keys, (part) => lookUp("consentsOf", { emails: [], keys: part }))),
  ];
  return {
    byAddress: mergeMaps(found.map(({ byAddress }) => byAddress)),
    byKey: mergeMaps(found.map(({ byKey }) => byKey)),
    refusing: mergeSets(found.map(({ refusing }) => refusing)),
  };
}

async function bookingPlan(sheet: Sheet, { nowMs, currency, locale }: Company, lookUp: LookUp) {
  const known = {
    ...(await lookUp("knownVenue")),
    now: Temporal.Instant.fromEpochMilliseconds(nowMs),
    currency,
    locale,
    country: await lookUp("countryOf"),
    people: await lookUpPeople(lookUp, sheet),
    keys: new Set<string>(),
    ours: mergeMaps(await inParts([...new Set(externalIds(sheet))], (part) => lookUp("ownBookings", part))),
    taken: new Map<string, TimeRange[]>(),
  };
  // First without existing data, to collect the keys and times to look up; then with it.
  const first = planBookings(sheet, known);
  const keys = await keysAdded(lookUp, first);
  return planBookings(sheet, { ...known, keys, taken: await lookUpTaken(lookUp, first) });
}

const DAYS_AT_ONCE = 7;

/** The times that are taken around those of the rows, by holder. */
async function lookUpTaken(lookUp: LookUp, plan: readonly PlannedRow<NewBooking>[]): Promise<Map<string, TimeRange[]>> {
  const around = plan.flatMap(({ item }) => {
    if (!item) return [];
    const at = Temporal.Instant.from(item.start).epochMilliseconds;
    return [{ from: at - DAY_MS, to: at + 2 * DAY_MS }];
  });
  const taken = new Map<string, TimeRange[]>();
  for (const { from, to } of mergeRanges(around)) {
    for (let at = from; at < to; at += DAYS_AT_ONCE * DAY_MS) {
      const found = await lookUp("takenTimes", { from: at, to: Math.min(to, at + DAYS_AT_ONCE * DAY_MS) });
      for (const [holder, times] of found) taken.set(holder, [...(taken.get(holder) ?? []), ...times]);
    }
  }
  return taken;
}

async function membershipPlan(sheet: Sheet, { nowMs, currency, locale, timezone }: Company, lookUp: LookUp) {
  const people = await lookUpPeople(lookUp, sheet);
  const ids = [...people.byEmail.values(), ...people.byNumber.values(), ...people.byId.values()].map(({ id }) => id);
  const uses = await inParts([...new Set(ids)], (part) => lookUp("membershipsUsedBy", part));
  const today = todayIn(venueZone(null, timezone), Temporal.Instant.fromEpochMilliseconds(nowMs));
  const known = {
    people,
    plans: await lookUp("plansNamed"),
    uses: uses.flat(),
    currency,
    locale,
    today: dateOfDay(today),
    keys: new Set<string>(),
  };
  const first = planMemberships(sheet, known);
  return planMemberships(sheet, { ...known, keys: await keysAdded(lookUp, first) });
}
