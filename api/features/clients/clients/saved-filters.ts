import type { z } from "zod";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import {
  ClientFilters,
  SAVED_FILTERS_MAX,
  type CreateSavedFilterInput,
  type SavedClientFilters,
  type SavedFilter,
} from "#schema/clients/clients/filter-models.ts";
import {
  countSavedFilters,
  deleteSavedFilterRow,
  insertSavedFilter,
  listSavedFilters,
} from "./saved-filter-queries.ts";

type Row = Awaited<ReturnType<typeof listSavedFilters>>[number];

export async function savedFilters(call: Call): Promise<SavedFilter[]> {
  return (await listSavedFilters(call.db, signedIn(call.caller).id)).map(presentFilter);
}

export async function createSavedFilter(
  call: Call,
  { name, filters }: z.infer<typeof CreateSavedFilterInput>,
): Promise<SavedFilter> {
  const { id: user_id } = signedIn(call.caller);
  if ((await countSavedFilters(call.db, user_id)) >= SAVED_FILTERS_MAX) {
    throw new ApiError("invalid_state", `You have ${SAVED_FILTERS_MAX} saved filters. Delete one first.`);
  }
  const row = await insertSavedFilter(call.db, {
    tenant_id: call.tenant.tenant_id,
    user_id,
    list: "clients",
    name,
    filters: JSON.stringify(filters),
    created_at: call.now,
  });
  if (!row) throw invalidField("name", `You already have a filter named ${name}. Choose another name.`);
  return presentFilter(row);
}

/** Another person's filter is treated as not found. */
export async function deleteSavedFilter(call: Call, id: number): Promise<SavedFilter> {
  const row = await deleteSavedFilterRow(call.db, signedIn(call.caller).id, id);
  if (!row) throw notFound("saved filter");
  return presentFilter(row);
}

const presentFilter = ({ id, name, filters }: Row): SavedFilter => ({ id, name, filters: presentFilters(filters) });

/** The filters as saved; one that was introduced later is absent. */
export function presentFilters(filters: unknown): SavedClientFilters {
  const kept = ClientFilters.parse(filters);
  return {
    ...kept,
    search: kept.search ?? null,
    last_booking_start: kept.last_booking_start ?? null,
    last_booking_end: kept.last_booking_end ?? null,
    membership_status: kept.membership_status ?? null,
    membership_plan_id: kept.membership_plan_id ?? null,
    membership_plan_name: kept.membership_plan_name ?? null,
  };
}
