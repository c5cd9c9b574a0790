import { useMemo } from "react";
import type { PaymentMethod } from "#web/apollo/schema-types.generated.ts";
import { METHOD_LOOKS } from "#web/features/payments/shared/format-payment.ts";
import { daysOf, idOf } from "#web/screen/use-url-value.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDayRange, type LocaleFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import type { Days } from "#web/ui/date/DayRange.tsx";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

const METHODS = ["cash", "card_terminal", "card", "transfer", "other", "credit"] as const satisfies PaymentMethod[];
/** Chips for the days until today; other days are chosen as dates and replace them. */
const LAST_DAYS = { today: { label: "Today", days: 1 }, week: { label: "Last 7 days", days: 7 } } as const;
type LastDays = keyof typeof LAST_DAYS;
const isLastDays = (text: string | null): text is LastDays => text !== null && text in LAST_DAYS;

interface PaymentFilters extends Days {
  last: LastDays | null;
  methods: readonly PaymentMethod[];
  isRefunded: boolean;
  isVoided: boolean;
  location: number | null;
}

const NO_FILTERS: PaymentFilters = {
  last: null,
  from: null,
  to: null,
  methods: [],
  isRefunded: false,
  isVoided: false,
  location: null,
};

/** Ignores invalid values: a hand-typed URL shows a list, not an error. */
function readFilters(params: URLSearchParams): PaymentFilters {
  const days = daysOf(params);
  const last = params.get("days");
  return {
    ...days,
    last: isLastDays(last) && !days.from && !days.to ? last : null,
    methods: METHODS.filter((method) => params.get("method")?.split(",").includes(method)),
    isRefunded: params.has("refunded"),
    isVoided: params.has("voided"),
    location: idOf(params.get("location") ?? ""),
  };
}

function writeFilters(params: URLSearchParams, filters: PaymentFilters): URLSearchParams {
  const { last, from, to, methods, isRefunded, isVoided, location } = filters;
  const next = new URLSearchParams(params);
  next.delete("page");
  const values = {
    days: last,
    from,
    to,
    method: methods.join(","),
    refunded: isRefunded ? "1" : null,
    voided: isVoided ? "1" : null,
    location: location === null ? null : String(location),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The change that a click on a chip makes. */
function toggledBy(key: string, filters: PaymentFilters): Partial<PaymentFilters> {
  if (isLastDays(key)) return { last: filters.last === key ? null : key, from: null, to: null };
  if (key === "dates") return { from: null, to: null };
  if (key === "location") return { location: null };
  if (key === "refunded") return { isRefunded: !filters.isRefunded };
  if (key === "voided") return { isVoided: !filters.isVoided };
  return { methods: METHODS.filter((method) => filters.methods.includes(method) !== (method === key)) };
}

interface ChipNames {
  venues: readonly Pick<Venue, "id" | "name">[];
  formats: LocaleFormats;
}

/** The chips above the list: those on offer, and other filters that are on. */
function chipsOf(filters: PaymentFilters, { venues, formats }: ChipNames): GridFilter[] {
  const dates = formatDayRange(filters, formats);
  const place = venues.find(({ id }) => id === filters.location)?.name ?? `Location ${filters.location}`;
  return [
    ...(dates === undefined ? [] : [{ key: "dates", label: dates, isOn: true }]),
    ...(filters.location === null ? [] : [{ key: "location", label: place, isOn: true }]),
    ...Object.entries(LAST_DAYS).map(([key, { label }]) => ({ key, label, isOn: key === filters.last })),
    ...METHODS.map((key) => ({ key, label: METHOD_LOOKS[key].label, isOn: filters.methods.includes(key) })),
    { key: "refunded", label: "Refunded", isOn: filters.isRefunded },
    { key: "voided", label: "Recorded by mistake", isOn: filters.isVoided },
  ];
}

/** The filters as arguments of the query; null means no filter. `today` is the company's date. */
function argumentsOf({ last, from, to, methods, isRefunded, isVoided, location }: PaymentFilters, today: string) {
  return {
    method: methods.length > 0 ? [...methods] : null,
    refunded: isRefunded ? true : null,
    voided: isVoided ? true : null,
    location_id: location,
    date_from: last === null ? from : addDays(today, 1 - LAST_DAYS[last].days),
    date_to: to,
  };
}

/** Filters of the payment list, kept in the URL. */
export function usePaymentFilters(today: string, names: ChipNames) {
  const [params, setParams] = useUrlSearch();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (changed: Partial<PaymentFilters>) =>
    setParams((now) => writeFilters(now, { ...readFilters(now), ...changed }), { replace: true });
  return {
    filters,
    change,
    chips: chipsOf(filters, names),
    toggle: (key: string) => change(toggledBy(key, filters)),
    clear: () =>
      setParams(
        (now) => {
          const next = writeFilters(now, NO_FILTERS);
          next.delete("search");
          return next;
        },
        { replace: true },
      ),
    asked: argumentsOf(filters, today),
  };
}
