import fc from "fast-check";
import { fill, type Ids } from "#tests/security/one-of-each.ts";
import { cases, seeds } from "#tests/support/proof/proof.ts";
import type { Person, Platform, Venue } from "#tests/support/venue.ts";
import type { Known } from "./arbitrary-questions.ts";

/** Random requests of each operation; `FUZZ_RUNS` tries more. */
export const RUNS_PER_OPERATION = Number(process.env["FUZZ_RUNS"] ?? cases(2, 300));

/** Set by `SEED`, and shown in the names of tests. */
export const [FUZZ_SEED = 0] = seeds(20_270_503, 1);

/** A company with one of each entity, and a caller of every role. */
export interface FuzzCompany {
  venue: Venue;
  /** The headers of a caller; callers with more permissions come up more often. */
  caller: fc.Arbitrary<Record<string, string>>;
  ownerHeaders: Record<string, string>;
  /** Another company, which no request may change. */
  untouched: Venue;
  known: Known;
  ids: Ids;
  /** Collects ids and tokens from a response for later requests. */
  learn(answer: unknown): void;
}

export async function openFuzzCompany(platform: Platform): Promise<FuzzCompany> {
  const [venue, untouched] = [await platform.venue(), await platform.venue()];
  const roles = ["owner", "facility_admin", "staff", "coach", "client"] as const;
  const people = await Promise.all(roles.map(async (role) => [role, await venue.person(role)] as const));
  const [owner, client] = [people[0]?.[1], people[4]?.[1]];
  if (!owner || !client) throw new Error("one person for each role");
  const ids = await fill(venue, owner, client);
  const stranger = await untouched.person("owner");
  const tokens = [ids.holdToken, ids.confirmToken, ids.manageToken];
  const everyId = [...new Set([1, 2, ...Object.values(ids).filter((id) => typeof id === "number")])];
  return {
    venue,
    untouched,
    ownerHeaders: bearer(owner),
    caller: fc.oneof(
      { weight: 4, arbitrary: fc.constant(bearer(owner)) },
      { weight: 3, arbitrary: fc.constant(bearer(client)) },
      {
        weight: 3,
        arbitrary: fc.constant({ cookie: "visitor=a-visitor-of-the-fuzz", "x-requested-with": "test" }),
      },
      ...people.map(([, person]) => ({ weight: 1, arbitrary: fc.constant(bearer(person)) })),
      { weight: 1, arbitrary: fc.constantFrom({}, { cookie: `session=${owner.token}` }, bearer(stranger)) },
    ),
    ids,
    known: knownOf(venue, ids.client, { tokens, everyId }),
    learn(answer) {
      const { token, manage_token, id, notes } = (answer ?? {}) as Record<string, unknown>; // any JSON may be here
      for (const name of [token, manage_token]) if (typeof name === "string") tokens.push(name);
      if (notes !== undefined && typeof id === "number") everyId.push(id);
    },
  };
}

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

function knownOf(
  { catalogue, locationId }: Venue,
  client: number,
  { tokens, everyId }: { tokens: string[]; everyId: number[] },
): Known {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    location_id: [locationId],
    resource_type_id: ids(catalogue.resource_types),
    resource_id: ids(catalogue.resources),
    service_id: ids(catalogue.services),
    coach_id: ids(catalogue.coaches),
    client_id: [client],
    id: everyId,
    token: tokens,
    version: [1, 2, 3],
    party_size: [1, 2],
    timezone: ["America/Vancouver", "Asia/Kolkata", "Pacific/Apia"],
    start_time: ["2027-05-10 17:00:00", "2027-05-10T17:00:00Z", "2027-05-10T18:00:00Z"],
    end_time: ["2027-05-10 18:00:00", "2027-05-10T18:00:00Z", "2027-05-10T19:00:00Z"],
    date_from: ["2027-05-10"],
    date_to: ["2027-05-10", "2027-05-12"],
  };
}
