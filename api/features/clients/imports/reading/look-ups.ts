import type { Call } from "#api/call/call.ts";
import { countryOf } from "#api/features/clients/phones/service.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { knownVenue, ownBookings, takenTimes } from "../bookings/known-queries.ts";
import { clientsAlike, consentsOf } from "../clients/client-queries.ts";
import type { NamedPerson } from "../known-people.ts";
import { knownPeople } from "../people-queries.ts";
import {
  addedKeys,
  fileOf,
  membershipsUsedBy,
  ownersOf,
  plansNamed,
  resourceTypesNamed,
  savedMapping,
} from "../queries.ts";

/** What the plan of a file asks about the company; each is answered in a short transaction of its own. */
export const LOOK_UPS = {
  fileOf: ({ db }: Call, importId: number) => fileOf(db, importId),
  savedMapping: ({ db }: Call, headerKey: string) => savedMapping(db, headerKey),
  countryOf: (call: Call) => countryOf(call),
  addedKeys: ({ db }: Call, keys: readonly string[]) => addedKeys(db, keys),
  ownersOf: ({ db }: Call, emails: readonly string[]) => ownersOf(db, emails),
  consentsOf: ({ db }: Call, people: Parameters<typeof consentsOf>[1]) => consentsOf(db, people),
  knownPeople: ({ db }: Call, people: readonly NamedPerson[]) => knownPeople(db, people),
  clientsAlike: ({ db }: Call, people: Parameters<typeof clientsAlike>[1]) => clientsAlike(db, people),
  ownBookings: ({ db }: Call, numbers: readonly string[]) => ownBookings(db, numbers),
  knownVenue: (call: Call) => knownVenue(call),
  takenTimes: ({ db }: Call, range: TimeRange) => takenTimes(db, range),
  resourceTypesNamed: ({ db }: Call) => resourceTypesNamed(db),
  plansNamed: ({ db }: Call) => plansNamed(db),
  membershipsUsedBy: ({ db }: Call, clientIds: readonly number[]) => membershipsUsedBy(db, clientIds),
};

export type LookUps = typeof LOOK_UPS;
export type LookUpName = keyof LookUps;

type Asked<Name extends LookUpName> = Parameters<LookUps[Name]> extends [Call, infer Argument] ? [Argument] : [];

/** Asks from the thread that plans a file. */
export type LookUp = <Name extends LookUpName>(
  name: Name,
  ...asked: Asked<Name>
) => Promise<Awaited<ReturnType<LookUps[Name]>>>;
