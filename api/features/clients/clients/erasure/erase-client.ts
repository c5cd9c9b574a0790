import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { localTextIn } from "#api/time/instants.ts";
import type { AnonymizeClientInput, ClientErasure, CountedRows } from "#schema/clients/clients/erasure-models.ts";
import type { Client } from "#schema/clients/clients/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";
import { nounOf } from "../person-rows.ts";
import { client } from "../service.ts";
import {
  billingMembership,
  bookingCounts,
  countMails,
  countNaming,
  countNotes,
  countOpenBills,
  creditsLeft,
  creditToCome,
  erase,
  findPerson,
  lockPerson,
  refundsOwed,
  undecidedDisputes,
} from "./erasure-queries.ts";

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export async function clientErasure(call: Call, id: number): Promise<ClientErasure> {
  const row = await findPerson(call.db, id);
  if (!row) throw notFound("client");
  return erasureOf(call, row);
}

/** Erases a client irreversibly, all or nothing; concurrent bookings for this person wait, and then do not find them. */
export async function anonymizeClient(
  call: Call,
  id: number,
  { version, confirm_name }: AnonymizeClientInput,
): Promise<Client> {
  const row = await lockPerson(call.db, id);
  if (!row) throw notFound("client");
  if (row.version !== version) throw staleVersion(await client(call, id));
  const erasure = await erasureOf(call, row);
  const [obstacle] = erasure.obstacles;
  if (obstacle !== undefined) throw new ApiError("invalid_state", obstacle, { current: erasure });
  if (confirm_name.trim() !== erasure.name) throw invalidField("confirm_name", `Type “${erasure.name}” to confirm.`);
  await erase(call.db, id, row.email, call.now);
  const after = { goes: erasure.goes, stays: erasure.stays };
  await recordChange(call, { action: "anonymizeClient", entity: "client", entity_id: id, after });
  return client(call, id);
}

async function erasureOf(call: Call, row: PersonRow): Promise<ClientErasure> {
  const { id, email, version } = row;
  const bookings = await bookingCounts(call.db, id, email, call.now);
  const goes = [
    ...(await countNaming(call.db, id, "goes")),
    { what: ["note of staff", "notes of staff"] as const, count: await countNotes(call.db, id) },
    {
      what: ["email, sent or waiting", "emails, sent or waiting"] as const,
      count: await countMails(call.db, id, email),
    },
  ];
  // Bookings are counted above, together with those made as a guest.
  const stays = (await countNaming(call.db, id, "stays")).filter(({ what: [one] }) => one !== "booking");
  return {
    client_id: id,
    name: fullName(row),
    version,
    obstacles: [
      ...staffObstacle(row),
      ...bookingObstacle(call, bookings),
      ...(await refundsOwed(call.db, id, email)).map(
        ({ currency, owed }) =>
          `They are owed a refund of ${formatMoney(owed, currency, call.tenant.locale)}. Erase them once it is refunded.`,
      ),
      ...(await undecidedDisputes(call.db, id)).map(
        ({ currency, held }) =>
          `A bank holds ${formatMoney(held, currency, call.tenant.locale)} of their payments. Erase them once it has decided.`,
      ),
      ...(await creditsLeft(call.db, id)).map(
        ({ currency, left }) =>
          `They have ${formatMoney(left, currency, call.tenant.locale)} of credit left. Pay it out first.`,
      ),
      ...(await creditToCome(call.db, id)).map(
        ({ name, cancel_on, left, currency }) =>
          `${name} ends on ${cancel_on} with ${formatMoney(left, currency, call.tenant.locale)} of credit. Refund it then.`,
      ),
      ...membershipObstacle(await billingMembership(call.db, id)),
    ],
    goes: counted(goes),
    stays: counted([
      { what: ["booking", "bookings"], count: bookings.total },
      { what: UNPAID, count: await countOpenBills(call.db, id) },
      ...stays,
    ]),
  };
}

const UNPAID = ["unpaid bill, which nobody can be asked for", "unpaid bills, which nobody can be asked for"] as const;

const counted = (rows: readonly { what: readonly [string, string]; count: number }[]): CountedRows[] =>
  rows.filter(({ count }) => count > 0).map(({ what, count }) => ({ what: nounOf(what, count), count }));

const staffObstacle = ({ roles }: PersonRow): string[] =>
  roles.some((role) => role !== "client") ? ["This person also works here, so their record stays."] : [];

function bookingObstacle(
  { tenant }: Call,
  { upcoming, next_at, timezone }: Awaited<ReturnType<typeof bookingCounts>>,
): string[] {
  if (upcoming === 0 || next_at === null) return [];
  const first = localTextIn(timezone ?? tenant.timezone ?? DEFAULT_COMPANY_ZONE, next_at);
  const when = first.slice(0, 16).replace("T", " ");
  return upcoming === 1
    ? [`There is 1 booking to come, on ${when}. Cancel it first.`]
    : [`There are ${upcoming} bookings to come, the first on ${when}. Cancel them first.`];
}

const membershipObstacle = (plan: string | undefined): string[] =>
  plan === undefined ? [] : [`The membership ${plan} still runs. Cancel it first.`];
