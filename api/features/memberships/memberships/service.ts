import type { z } from "zod";
import { can, signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { notFound } from "#api/errors/errors.ts";
import { allowancesOf } from "#api/features/memberships/allowances/service.ts";
import type { SharedMembership, SharedMemberships } from "#schema/memberships/memberships/family-models.ts";
import {
  MembershipStatus,
  type HeldPack,
  type MembershipCounts,
  type MembershipDetails,
  type MembershipPage,
} from "#schema/memberships/memberships/models.ts";
import type { MembershipCountsQuery, MembershipListQuery } from "#schema/memberships/memberships/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { todayOf } from "./apply-due-changes.ts";
import { hasAccess } from "./billing-rules.ts";
import { sharedWith } from "./family-queries.ts";
import { presentFamilies, type Families } from "./family.ts";
import { forgetInvitations } from "./invitation-queries.ts";
import { billingStateOf, presentInvoice, presentMembership } from "./present.ts";
import {
  countByStatus,
  findCurrent,
  findHeld,
  findMembership,
  invoicesOf,
  listMemberships,
  type MembershipRow,
} from "./queries.ts";

export async function memberships(call: Call, query: MembershipListQuery): Promise<z.infer<typeof MembershipPage>> {
  const today = todayOf(call.tenant.timezone, call.now);
  const { rows, total } = await listMemberships(call.db, {
    ...query,
    seesClients: can(call.caller, "clients.read") === "yes",
  });
  return { data: rows.map((row) => presentMembership(call, row, today)), meta: metaOf(query, total) };
}

export async function membershipCounts({ db }: Call, query: MembershipCountsQuery): Promise<MembershipCounts> {
  const counted = await countByStatus(db, query);
  const entries = MembershipStatus.options.map((status) => [
    status,
    counted.find((row) => row.status === status)?.count ?? 0,
  ]);
  // Every option is present, which the type of `fromEntries` cannot express.
  return Object.fromEntries(entries) as MembershipCounts;
}

/** Staff may see any client's, clients only their own; others yield 404. */
export async function currentMembership(call: Call, clientId: number): Promise<MembershipDetails> {
  const maySee = can(call.caller, "clients.read") === "yes" || signedIn(call.caller).id === clientId;
  const row = maySee ? await findCurrent(call.db, clientId) : undefined;
  if (!row) throw notFound("membership");
  return detailsOf(call, row, todayOf(call.tenant.timezone, call.now));
}

export async function detailsOf(call: Call, row: MembershipRow, today: string): Promise<MembershipDetails> {
  const [allowances, invoices, held] = await Promise.all([
    allowancesOf(call.db, row.id),
    invoicesOf(call.db, row.id),
    findHeld(call.db, row.client_id),
  ]);
  const otherPacks = held.filter(({ id, billing_months }) => id !== row.id && billing_months === null);
  const families = await presentFamilies(call, [row, ...otherPacks]);
  return {
    ...presentMembership(call, row, today),
    allowances,
    ...families(row),
    packs: await packsOf(call, otherPacks, families),
    invoices: invoices.map((invoice) => presentInvoice(call.tenant, invoice)),
  };
}

function packsOf({ db }: Call, rows: readonly MembershipRow[], families: Families): Promise<HeldPack[]> {
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      plan_name: row.plan_name,
      expires_on: row.expires_on,
      open_amount: { amount: row.open_amount ?? 0, currency: row.currency },
      allowances: await allowancesOf(db, row.id),
      ...families(row),
    })),
  );
}

/** Returns the memberships of others that a client uses. Staff may ask about anyone, clients only about themselves. */
export async function sharedMemberships(call: Call, clientId: number): Promise<SharedMemberships> {
  const maySee = can(call.caller, "clients.read") === "yes" || signedIn(call.caller).id === clientId;
  if (!maySee) throw notFound("client");
  const today = todayOf(call.tenant.timezone, call.now);
  const ids = await sharedWith(call.db, clientId);
  const rows = await Promise.all(ids.map((id) => findMembership(call.db, id)));
  const data = rows.flatMap((row) => row ?? []).map((row) => presentShared(call, row, today));
  return { data: await Promise.all(data) };
}

async function presentShared({ db }: Call, row: MembershipRow, today: string): Promise<SharedMembership> {
  const { id, plan_name, client_id, pause_from, pause_until, cancel_on, expires_on } = row;
  return {
    id,
    plan_name,
    shared_by_id: client_id,
    shared_by_name: fullName(row),
    has_access: hasAccess(billingStateOf(row), today),
    pause_from,
    pause_until,
    cancel_on,
    expires_on,
    allowances: await allowancesOf(db, id),
  };
}

/** Forgets the invitations that are not counted any more. */
export const forgetOldInvitations = (
  trx: TenantTransaction,
  now: Parameters<typeof forgetInvitations>[1],
): Promise<void> => forgetInvitations(trx, now);
