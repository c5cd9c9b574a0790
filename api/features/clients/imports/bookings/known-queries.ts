import { sql } from "kysely";
import type { Call } from "#api/call/call.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { openLocations } from "#api/features/venue/locations/hours-service.ts";
import type { LocationFacts } from "#api/features/venue/locations/open-hours.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { isOwnId } from "../own-ids.ts";

export interface KnownService {
  id: number;
  name: string;
  kind: "resource" | "coach" | "class";
  resource_type_id: number | null;
  is_type_default: boolean;
  policy_id: number | null;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  durations: { minutes: number; price: number }[];
}

export interface KnownResource {
  id: number;
  name: string;
  location_id: number;
  resource_type_id: number;
}

export type KnownLocation = { id: number; name: string } & LocationFacts;

/** The company's entities that the rows of a file may name. */
export interface KnownVenue {
  locations: KnownLocation[];
  services: KnownService[];
  resources: KnownResource[];
  coaches: { id: number; name: string }[];
}

export async function knownVenue(call: Call): Promise<KnownVenue> {
  const [open, { locations, ...named }] = await Promise.all([openLocations(call), namesOfVenue(call.db)]);
  return {
    ...named,
    locations: locations.flatMap((location) => {
      const facts = open.get(location.id);
      return facts ? [{ ...location, ...facts }] : [];
    }),
  };
}

type Names = Omit<KnownVenue, "locations"> & { locations: { id: number; name: string }[] };

async function namesOfVenue(trx: TenantTransaction): Promise<Names> {
  const { rows } = await sql<Names>`select
    (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.id), '[]')
      from locations l where l.tenant_id = ${TENANT_ID} and l.archived_at is null) as locations,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'kind', s.kind, 'policy_id', s.policy_id,
        'resource_type_id', s.resource_type_id, 'is_type_default', s.is_type_default,
        'buffer_before_minutes', s.buffer_before_minutes, 'buffer_after_minutes', s.buffer_after_minutes,
        'durations', (select coalesce(json_agg(json_build_object('minutes', d.duration_minutes, 'price', d.price_amount)
            order by d.duration_minutes), '[]')
          from service_durations d where d.tenant_id = ${TENANT_ID} and d.service_id = s.id)) order by s.id), '[]')
      from services s where s.tenant_id = ${TENANT_ID} and s.archived_at is null) as services,
    (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'location_id', r.location_id,
        'resource_type_id', r.resource_type_id) order by r.id), '[]')
      from resources r where r.tenant_id = ${TENANT_ID} and r.archived_at is null) as resources,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', ${fullNameSql("u")}) order by u.id), '[]')
      from coaches c join users u on u.tenant_id = ${TENANT_ID} and u.id = c.user_id
      where c.tenant_id = ${TENANT_ID} and c.archived_at is null) as coaches`.execute(trx);
  const [known] = rows;
  if (!known) throw new Error("a select without a table answers a row");
  return known;
}

/** Claimed times between two instants, by claim owner. */
export async function takenTimes(trx: TenantTransaction, range: TimeRange): Promise<Map<string, TimeRange[]>> {
  const { rows } = await sql<{ owner: string; starts_at: Temporal.Instant; ends_at: Temporal.Instant }>`
    select owner, starts_at, ends_at from claims where tenant_id = ${TENANT_ID} and expires_at is null
      and ends_at > ${instantAt(range.from)} and starts_at < ${instantAt(range.to)}`.execute(trx);
  const taken = Map.groupBy(rows, ({ owner }) => owner);
  return new Map(
    [...taken].map(([owner, claims]) => [
      owner,
      claims.map(({ starts_at, ends_at }) => ({ from: starts_at.epochMilliseconds, to: ends_at.epochMilliseconds })),
    ]),
  );
}

/** Our own bookings among these numbers, as an export shows them. */
export async function ownBookings(trx: TenantTransaction, numbers: readonly string[]) {
  const ids = numbers.filter(isOwnId).map(Number);
  const { rows } = await sql<{ id: number; start_time: Temporal.Instant; name: string }>`
    select b.id, b.start_time, trim(coalesce(u.first_name || ' ' || u.last_name,
      concat_ws(' ', b.guest ->> 'first_name', b.guest ->> 'last_name'))) as name
    from bookings b left join users u on u.tenant_id = ${TENANT_ID} and u.id = b.client_id
    where b.tenant_id = ${TENANT_ID} and b.id = any(${ids}::int[])`.execute(trx);
  return new Map(rows.map(({ id, start_time, name }) => [String(id), { start: start_time.epochMilliseconds, name }]));
}
