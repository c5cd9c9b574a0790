import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";
import { type DayFormats, formatDay } from "#web/time/format-day.ts";
import { isDate } from "#web/time/wall-clock.ts";
import { idOf } from "#web/app/use-url-value.ts";

/** What narrows the list of clients, as it stands in the URL. */
export interface ClientFilters {
  search: string;
  tags: readonly number[];
  match: "any" | "all";
  /** Days of the latest booking, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
}

export const NO_FILTERS: ClientFilters = { search: "", tags: [], match: "any", from: null, to: null };

/** What cannot be read is left out: a hand-typed address shows a list, never an error. */
export function readClientFilters(params: URLSearchParams): ClientFilters {
  const ids = (params.get("tags") ?? "").split(",").map(idOf);
  const from = dateOf(params.get("from"));
  const to = dateOf(params.get("to"));
  return {
    search: params.get("search") ?? "",
    tags: [...new Set(ids.filter((id) => id !== null))].slice(0, 50),
    match: params.get("match") === "all" ? "all" : "any",
    from,
    // Days that run backwards are refused by the platform.
    to: from !== null && to !== null && to < from ? null : to,
  };
}

/** The same address with these filters; it begins at the first page again. */
export function writeClientFilters(params: URLSearchParams, filters: ClientFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value === "" ? next.delete(name) : next.set(name, value));
  put("search", filters.search);
  put("tags", filters.tags.join(","));
  put("match", filters.match === "all" ? "all" : "");
  put("from", filters.from ?? "");
  put("to", filters.to ?? "");
  next.delete("page");
  return next;
}

/** The same as arguments of the calls, without the search. */
export function filterArguments({ tags, match, from, to }: ClientFilters) {
  return {
    tag_ids: tags.length > 0 ? [...tags] : null,
    match: tags.length > 0 ? match : null,
    last_booking_start: from,
    last_booking_end: to,
  };
}

interface SavedFilters {
  search: string | null;
  tag_ids: readonly number[];
  match: "any" | "all";
  last_booking_start: string | null;
  last_booking_end: string | null;
}

export const ofSaved = (saved: SavedFilters): ClientFilters => ({
  search: saved.search ?? "",
  tags: saved.tag_ids,
  match: saved.match,
  from: saved.last_booking_start,
  to: saved.last_booking_end,
});

/** Whether two filters find the same; in which order tags were chosen says nothing. */
export function sameFilters(one: ClientFilters, other: ClientFilters): boolean {
  const keyOf = ({ search, tags, match, from, to }: ClientFilters) =>
    JSON.stringify([search.trim(), tags.toSorted((a, b) => a - b), tags.length > 1 ? match : "any", from, to]);
  return keyOf(one) === keyOf(other);
}

/** As many tags as stand over the list; the others are behind the button. */
const CHIPS_MAX = 6;

interface TagCount {
  id: number;
  name: string;
  client_count: number;
}

/** The chips over the list: the days that are chosen, the tags that are on, and those that most clients have. */
export function filterChips(filters: ClientFilters, tags: readonly TagCount[], formats: DayFormats): GridFilter[] {
  const days = daysText(filters, formats);
  const common = tags.filter((tag) => tag.client_count > 0).toSorted((a, b) => b.client_count - a.client_count);
  const shown = new Set([...filters.tags, ...common.slice(0, CHIPS_MAX).map(({ id }) => id)]);
  const chips: GridFilter[] = days === undefined ? [] : [{ key: "days", label: days, isOn: true }];
  for (const { id, name, client_count: count } of tags) {
    if (shown.has(id)) chips.push({ key: `tag:${id}`, label: name, count, isOn: filters.tags.includes(id) });
  }
  return chips;
}

/** What a press on a chip changes. */
export function toggledBy(key: string, { tags }: ClientFilters): Partial<ClientFilters> {
  if (key === "days") return { from: null, to: null };
  const id = Number(key.replace("tag:", ""));
  return { tags: tags.includes(id) ? tags.filter((tag) => tag !== id) : [...tags, id] };
}

/** "Last booking from Tue 4 May", "Last booking until Mon 10 May" */
function daysText({ from, to }: ClientFilters, formats: DayFormats): string | undefined {
  const day = (date: string) => formatDay(date, formats, "year");
  if (from !== null && to !== null) return `Last booking ${day(from)} – ${day(to)}`;
  if (from !== null) return `Last booking from ${day(from)}`;
  return to === null ? undefined : `Last booking until ${day(to)}`;
}

const dateOf = (text: string | null): string | null => (isDate(text) ? text : null);
