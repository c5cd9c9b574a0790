import type { AllowanceUnit } from "#web/apollo/schema-types.generated.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import type { AllowanceLineFragment, AllowanceQuoteQuery } from "./allowances.generated.ts";

/** 90 minutes are 1.5 hours. */
const countOf = (amount: number, unit: AllowanceUnit): number =>
  unit === "minutes" ? Number((amount / 60).toFixed(2)) : amount;

/** "8 hours", "1.5 hours", "1 credit" */
export function formatQuantity(amount: number, unit: AllowanceUnit): string {
  const count = countOf(amount, unit);
  const noun = unit === "minutes" ? "hour" : "credit";
  return `${count} ${noun}${Math.abs(count) === 1 ? "" : "s"}`;
}

type Named = Pick<AllowanceLineFragment, "service_name" | "resource_type_name">;

/** What it applies to: "Swing lesson", "Simulator time", "Any booking". */
export const formatAllowanceScope = ({ service_name, resource_type_name }: Named): string =>
  service_name ?? (resource_type_name === null ? "Any booking" : `${resource_type_name} time`);

type Left = Pick<AllowanceLineFragment, "unit" | "left" | "ending" | "ends_on"> & { granted?: number };

/** "2 of 8 hours left, until 31 May"; with a rollover "6 of 8 hours left, 3 end on 31 May". */
export function formatLeft(
  { unit, left, ending, ends_on, granted }: Left,
  formats: DayFormats,
  style: "short" | "withYear" = "short",
): string {
  const of =
    granted === undefined ? formatQuantity(left, unit) : `${countOf(left, unit)} of ${formatQuantity(granted, unit)}`;
  if (left === 0 || ends_on === null) return `${of} left`;
  const day = formatDay(ends_on, formats, style);
  if (ending === left) return `${of} left, until ${day}`;
  if (ending === 0) return `${of} left, carried over after ${day}`;
  const count = countOf(ending, unit);
  return `${of} left, ${count} ${count === 1 ? "ends" : "end"} on ${day}`;
}

type Used = Named & Pick<AllowanceLineFragment, "unit" | "granted"> & { used: number };

/** "Simulator time: 520 of 600 minutes used" */
export function formatUsed({ unit, granted, used, ...scope }: Used): string {
  const noun = granted === 1 ? unit.slice(0, -1) : unit;
  return `${formatAllowanceScope(scope)}: ${used} of ${granted} ${noun} used`;
}

type Use = NonNullable<AllowanceQuoteQuery["allowanceQuote"]>["uses"][number];

/** "Takes 1 hour. 5 hours are left then, until 31 May."; for a shared membership also who shares it. */
export function formatUse(use: Use, formats: DayFormats): string {
  const { unit, amount, left_after, ends_on, shared_by_name, no_show_extra } = use;
  const shared = shared_by_name === null ? "" : `Shared by ${shared_by_name}. `;
  const takes = `${shared}Takes ${formatQuantity(amount, unit)}.`;
  if (left_after === 0) return `${takes} Nothing is left then.`;
  const are = countOf(left_after, unit) === 1 ? "is" : "are";
  const until = ends_on === null ? "" : `, until ${formatDay(ends_on, formats)}`;
  const missed = no_show_extra > 0 ? ` ${formatNoShowExtra(no_show_extra, unit)}.` : "";
  return `${takes} ${formatQuantity(left_after, unit)} ${are} left then${until}.${missed}`;
}

/** "A no-show takes 1 credit more" */
export const formatNoShowExtra = (amount: number, unit: AllowanceUnit): string =>
  `A no-show takes ${formatQuantity(amount, unit)} more`;
