import type { MembershipStatus } from "#web/apollo/schema-types.generated.ts";
import { STATUS_LOOKS } from "#web/features/memberships/shared/format-membership.ts";
import { idOf } from "#web/screen/use-url-value.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { isDate } from "#web/time/wall-clock.ts";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";

/** Filters of the client list, as kept in the URL. */
export interface ClientFilters {
  search: string;
  tags: readonly number[];
  match: "any" | "all";
  /** Date range of the latest booking, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  /** Membership they hold: its status, its plan, or part of the plan's name. */
  status: MembershipStatus | null;
  plan: number | null;
  planName: string;
}

export const NO_FILTERS: ClientFilters = {
  search: "",
  tags: [],
  match: "any",
  from: null,
  to: null,
  status: null,
  plan: null,
  planName: "",
};

const isStatus = (text: string | null): text is MembershipStatus => text !== null && Object.hasOwn(STATUS_LOOKS, text);

export const statusOf = (text: string | null): MembershipStatus | null => (isStatus(text) ? text : null);

/** Ignores invalid values: a hand-typed URL shows a list, never an error. */
export function readClientFilters(params: URLSearchParams): ClientFilters {
  const ids = (params.get("tags") ?? "").split(",").map(idOf);
  const from = dateOf(params.get("from"));
  const to = dateOf(params.get("to"));
  return {
    search: params.get("search") ?? "",
    tags: [...new Set(ids.filter((id) => id !== null))].slice(0, 50),
    match: params.get("match") === "all" ? "all" : "any",
    from,
    // The API refuses a reversed date range.
    to: from !== null && to !== null && to < from ? null : to,
    status: statusOf(params.get("membership")),
    plan: idOf(params.get("plan") ?? ""),
    planName: (params.get("planName") ?? "").slice(0, 100),
  };
}

/** The same URL parameters with these filters, reset to the first page. */
export function writeClientFilters(params: URLSearchParams, filters: ClientFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value === "" ? next.delete(name) : next.set(name, value));
  put("search", filters.search);
  put("tags", filters.tags.join(","));
  put("match", filters.match === "all" ? "all" : "");
  put("from", filters.from ?? "");
  put("to", filters.to ?? "");
  put("membership", filters.status ?? "");
  put("plan", filters.plan === null ? "" : String(filters.plan));
  put("planName", filters.planName);
  next.delete("page");
  return next;
}

/** The filters as query arguments, without the search. */
export function filterArguments({ tags, match, from, to, status, plan, planName }: ClientFilters) {
  return {
    tag_ids: tags.length > 0 ? [...tags] : null,
    match: tags.length > 0 ? match : null,
    last_booking_start: from,
    last_booking_end: to,
    membership_status: status,
    membership_plan_id: plan,
    membership_plan_name: planName.trim() || null,
  };
}

interface SavedFilters {
  search: string | null;
  tag_ids: readonly number[];
  match: "any" | "all";
  last_booking_start: string | null;
  last_booking_end: string | null;
  membership_status: MembershipStatus | null;
  membership_plan_id: number | null;
  membership_plan_name: string | null;
}

export const ofSaved = (saved: SavedFilters): ClientFilters => ({
  search: saved.search ?? "",
  tags: saved.tag_ids,
  match: saved.match,
  from: saved.last_booking_start,
  to: saved.last_booking_end,
  status: saved.membership_status,
  plan: saved.membership_plan_id,
  planName: saved.membership_plan_name ?? "",
});

/** Whether two filters select the same clients; the order of tags is irrelevant. */
export function sameFilters(one: ClientFilters, other: ClientFilters): boolean {
  const keyOf = ({ search, tags, match, planName, ...rest }: ClientFilters) =>
    JSON.stringify([
      search.trim(),
      tags.toSorted((a, b) => a - b),
      tags.length > 1 ? match : "any",
      planName.trim(),
      [rest.from, rest.to, rest.status, rest.plan],
    ]);
  return keyOf(one) === keyOf(other);
}

/** Number of tags shown above the list; the others are behind the button. */
const CHIPS_MAX = 6;

interface TagCount {
  id: number;
  name: string;
  client_count: number;
}

interface Choices {
  tags: readonly TagCount[];
  plans: readonly { id: number; name: string }[];
}

/** Chips above the list: the chosen dates and memberships, the active tags, and the most common tags. */
export function filterChips(filters: ClientFilters, { tags, plans }: Choices, formats: DayFormats): GridFilter[] {
  const days = daysText(filters, formats);
  const common = tags.filter((tag) => tag.client_count > 0).toSorted((a, b) => b.client_count - a.client_count);
  const shown = new Set([...filters.tags, ...common.slice(0, CHIPS_MAX).map(({ id }) => id)]);
  const chips: GridFilter[] = days === undefined ? [] : [{ key: "days", label: days, isOn: true }];
  chips.push(...membershipChips(filters, plans));
  for (const { id, name, client_count: count } of tags) {
    if (shown.has(id)) chips.push({ key: `tag:${id}`, label: name, count, isOn: filters.tags.includes(id) });
  }
  return chips;
}

/** The filter changes made by pressing a chip. */
export function toggledBy(key: string, { tags, status }: ClientFilters): Partial<ClientFilters> {
  if (key === "days") return { from: null, to: null };
  if (key === "plan") return { plan: null };
  if (key === "planName") return { planName: "" };
  const chosen = key.replace("membership:", "");
  if (isStatus(chosen)) return { status: chosen === status ? null : chosen };
  const id = Number(key.replace("tag:", ""));
  return { tags: tags.includes(id) ? tags.filter((tag) => tag !== id) : [...tags, id] };
}

/** Shown as chips even while off: who is a member, and who is past due. */
const OFTEN_ASKED: readonly MembershipStatus[] = ["active", "past_due"];

/** "Membership: Past due", "Club 12" */
function membershipChips({ status, plan, planName }: ClientFilters, plans: Choices["plans"]): GridFilter[] {
  const shown = new Set([...OFTEN_ASKED, ...(status === null ? [] : [status])]);
  const chips: GridFilter[] = [...shown].map((one) => ({
    key: `membership:${one}`,
    label: `Membership: ${STATUS_LOOKS[one].label}`,
    isOn: one === status,
  }));
  if (plan !== null)
    chips.push({ key: "plan", label: plans.find(({ id }) => id === plan)?.name ?? "Plan", isOn: true });
  if (planName.trim()) chips.push({ key: "planName", label: `Plan with “${planName.trim()}”`, isOn: true });
  return chips;
}

/** "Last booking from Tue 4 May", "Last booking until Mon 10 May" */
function daysText({ from, to }: ClientFilters, formats: DayFormats): string | undefined {
  const day = (date: string) => formatDay(date, formats, "year");
  if (from !== null && to !== null) return `Last booking ${day(from)} – ${day(to)}`;
  if (from !== null) return `Last booking from ${day(from)}`;
  return to === null ? undefined : `Last booking until ${day(to)}`;
}

const dateOf = (text: string | null): string | null => (isDate(text) ? text : null);
