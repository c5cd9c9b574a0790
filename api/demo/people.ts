import { insertRows, withIds } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { mailAddress, personNames, phoneNumber } from "./names.ts";
import { createRandom } from "./random.ts";
import type { DemoTenant } from "./tenants.ts";
import type { VenueClient } from "./venue.ts";

/** This share became clients before the plan's first booking, the rest during it. */
const OLD_CLIENTS_SHARE = 0.7;
const CLIENT_BEFORE_DAYS = 335;
/** The share of clients with a shared family address: it receives mail but cannot be used to sign in. */
const SHARED_ADDRESS_SHARE = 0.05;
const NO_PHONE_SHARE = 0.08;

type Written = { clients: VenueClient[]; member_id: number; staff_ids: number[] };

/** Writes the sign-ins owner@, admin@, staff@ and member@ (a client), and the other clients; coaches are in the catalogue. */
export async function writePeople(
  trx: TenantTransaction,
  tenant: DemoTenant,
  { tenant_id, today, password_hash }: { tenant_id: string; today: number; password_hash: string },
): Promise<Written> {
  const { owner, admin, staff, member } = tenant.people;
  const signIn = (name: string) => ({ email: `${name}@${tenant.slug}.test`, password_hash });
  const random = createRandom(`${tenant.slug} people`);
  const everBefore = { created_at: openedAt(tenant, today) };
  const clients = personNames(random, tenant.clients - 1).map((name) => ({
    ...name,
    joined_day: joinedDay(tenant, today, random.next(), random.next()),
    shares_address: random.chance(SHARED_ADDRESS_SHARE),
    phone: random.chance(NO_PHONE_SHARE) ? null : phoneNumber(random),
  }));

  const people = await withIds(trx, [
    { ...owner, ...signIn("owner"), ...everBefore, phone: phoneNumber(random), roles: ["owner"] },
    { ...admin, ...signIn("admin"), ...everBefore, phone: phoneNumber(random), roles: ["facility_admin"] },
    { ...staff, ...signIn("staff"), ...everBefore, phone: phoneNumber(random), roles: ["staff"] },
    { ...member, ...signIn("member"), ...everBefore, phone: phoneNumber(random), roles: ["client"] },
  ]);
  const written = await withIds(trx, clients);
  await insertRows(
    trx,
    "users",
    people.map((person) => ({ tenant_id, ...person })),
  );
  const rows = written.map(({ joined_day, shares_address, ...client }) => ({
    tenant_id,
    ...client,
    email: shares_address ? null : mailAddress(client),
    contact_email: shares_address ? `${client.last_name.replace(/\W/g, "").toLowerCase()}.family@mail.example` : null,
    created_at: startOf(joined_day),
    roles: ["client"],
  }));
  await insertRows(trx, "users", rows);
  const idsWith = (role: string) => people.filter(({ roles }) => roles.includes(role)).map(({ id }) => id);
  return {
    clients: written.map(({ id, joined_day }) => ({ id, joined_day })),
    member_id: idsWith("client")[0] ?? 0,
    staff_ids: [...idsWith("staff"), ...idsWith("facility_admin")],
  };
}

/** When the venue opened and its staff joined. */
export function openedAt({ days_back }: DemoTenant, today: number): Temporal.Instant {
  return startOf(today - days_back - CLIENT_BEFORE_DAYS);
}

const startOf = (day: number) => instantAt(day * DAY_MS);

function joinedDay({ days_back }: DemoTenant, today: number, chance: number, share: number): number {
  const first = today - days_back;
  if (chance < OLD_CLIENTS_SHARE) return first - Math.floor(share * CLIENT_BEFORE_DAYS);
  return first + Math.floor(share * days_back);
}
