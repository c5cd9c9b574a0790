import type { Call } from "#api/call/call.ts";
import { invalidField, type ApiError } from "#api/errors/errors.ts";
import { locationsByIds } from "#api/features/venue/locations/service.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import { instantAt, parseInstant, utcText } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import type { CurrentVariables, CurrentVariablesInput } from "#schema/reports/saved-queries/models.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { variableUses, withTimes, type TimeKind, type VariableUse } from "./date-variables.ts";
import { relativeDate } from "./relative-date.ts";

const LONGEST_QUOTE = 40;

/**
 * The variables with which a query runs now: a relative date becomes its day where the contract takes a date, and the
 * start of that day where it takes an instant. Refuses other texts there, naming the variable. Follows the clock of the
 * location for which the variable's fields are asked, and the company's if there is none or more than one. The graph
 * refuses a document that cannot be parsed.
 */
export async function currentVariables(call: Call, input: CurrentVariablesInput): Promise<CurrentVariables> {
  // The contract takes JSON objects only.
  const values = JSON.parse(input.variables) as Record<string, unknown>;
  const current = { ...values };
  for (const [variable, uses] of Map.groupBy(usesIn(input.query, values), (use) => use.variable)) {
    if (Object.hasOwn(values, variable)) current[variable] = await currentValue(call, values[variable], uses);
  }
  return { variables: JSON.stringify(current) };
}

/** A document may be saved unfinished. */
function usesIn(query: string, values: Record<string, unknown>): VariableUse[] {
  try {
    return variableUses(query, values);
  } catch {
    return [];
  }
}

async function currentValue(call: Call, value: unknown, uses: readonly VariableUse[]): Promise<unknown> {
  const zone = await zoneOf(call, new Set(uses.map(({ locationId }) => locationId)));
  const results = new Map<string, unknown>();
  for (const { variable, shape } of uses) {
    const result = withTimes(value, shape, (text, kind) => timeOf(text, kind, { variable, zone, now: call.now }));
    results.set(JSON.stringify(result), result);
  }
  results.delete(JSON.stringify(value));
  const [current = value, other] = results.values();
  if (other === undefined) return current;
  throw refusal(uses[0]?.variable ?? "", "is a date in one place and a time in another. Use a variable for each.");
}

async function zoneOf(call: Call, locationIds: ReadonlySet<number | undefined>): Promise<string> {
  const [id, ...others] = locationIds;
  const [location] = id === undefined || others.length > 0 ? [] : await locationsByIds(call, [id]);
  return venueZone(location?.timezone ?? null, call.tenant.timezone);
}

interface RunTime {
  variable: string;
  zone: string;
  now: Temporal.Instant;
}

function timeOf(text: string, kind: TimeKind, { variable, zone, now }: RunTime): string {
  if (isWhole(text, kind)) return text;
  const day = relativeDate(text, Temporal.PlainDate.from(dateOfDay(todayIn(zone, now))));
  if (day === "too_far") throw refusal(variable, `goes too far with ${quoted(text)}. ${FURTHEST}`);
  if (day === null) throw refusal(variable, `is ${quoted(text)}, which is ${NEITHER[kind]} nor ${RELATIVE}`);
  const date = day.toString();
  return kind === "date" ? date : utcText(instantAt(dayBounds(date, zone).from));
}

const isWhole = (text: string, kind: TimeKind): boolean =>
  kind === "date" ? VenueDate.safeParse(text).success : parseInstant(text) !== null;

const FURTHEST = "Count at most 9999 days, or 999 weeks, months or years.";
const NEITHER: Readonly<Record<TimeKind, string>> = {
  date: "neither a date as 2027-05-31",
  instant: "neither a time as 2027-05-31T09:00:00Z",
};
const RELATIVE = "a relative one such as “today-7”, “start of month” or “end of week-1”.";

const refusal = (variable: string, sentence: string): ApiError =>
  invalidField("variables", `The variable ${variable} ${sentence}`);

const quoted = (text: string): string =>
  text.length > LONGEST_QUOTE ? `“${text.slice(0, LONGEST_QUOTE)}…”` : `“${text}”`;
