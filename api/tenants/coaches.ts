import { insertRows, withIds } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { normalPhone } from "#api/text/phone.ts";
import type { VenueTemplate } from "./template.ts";

type Named = { id: number; name: string };
type Location = Named & { country: string | null };
type Targets = { locations: readonly Location[]; services: readonly Named[] };

/** Writes coaches as people with weekly hours, lessons and the locations where they teach. */
export async function writeCoaches(
  trx: TenantTransaction,
  tenant_id: string,
  template: VenueTemplate["coaches"],
  { locations, services }: Targets,
) {
  const coaches = await withIds(trx, template);
  const country = locations[0]?.country ?? null;
  const people = coaches.map(({ id, first_name, last_name, email, phone }) => ({
    tenant_id,
    id,
    first_name,
    last_name,
    email,
    phone: phone === null ? null : normalPhone(phone, country),
    roles: ["coach"],
  }));
  await insertRows(trx, "users", people);
  const details = coaches.map(({ id, bio }) => ({ tenant_id, user_id: id, details: { bio } }));
  await insertRows(trx, "coaches", details);
  const placed = coaches.flatMap(({ id, weekly }) => {
    const taughtAt = new Set(weekly.map((row) => row.location));
    return idsOf(locations, taughtAt).map((location_id) => ({ tenant_id, coach_id: id, location_id }));
  });
  await insertRows(trx, "coach_locations", placed);
  const given = coaches.flatMap(({ id, services: names }) =>
    idsOf(services, new Set(names)).map((service_id) => ({ tenant_id, service_id, coach_id: id })),
  );
  await insertRows(trx, "service_coaches", given);
  const hours = coaches.flatMap(({ id, weekly }) =>
    weekly.flatMap(({ location, weekdays, starts, ends }) =>
      idsOf(locations, new Set([location])).flatMap((location_id) =>
        weekdays.map((weekday) => ({ tenant_id, coach_id: id, location_id, weekday, starts, ends })),
      ),
    ),
  );
  await insertRows(trx, "coach_availabilities", hours);
  return coaches;
}

function idsOf(targets: readonly Named[], names: ReadonlySet<string>): number[] {
  return targets.filter((target) => names.has(target.name)).map((target) => target.id);
}
