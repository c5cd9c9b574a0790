import { overlaps, type TimeRange } from "#api/time/ranges.ts";
import { reason, refused, type PlannedRow, type Reason, type Refusal } from "../planned-row.ts";
import { KEEPS_TIME, occupiedTime, type KnownForBookings, type NewBooking } from "./new-booking.ts";

/** Times taken by the rows above, by holder, with the row. */
export interface Seen {
  taken: Map<string, (TimeRange & { row: number })[]>;
  keys: Map<string, number>;
}

/** Why a row need not be added: an earlier import or the file itself contains it already. */
export function repetitionOf({ row, key, name }: PlannedRow, known: KnownForBookings, seen: Seen): Reason | undefined {
  if (known.keys.has(key)) return reason("already_imported", "An earlier import added this row.");
  const same = seen.keys.get(key);
  seen.keys.set(key, same ?? row);
  return same === undefined ? undefined : reason("duplicate_in_file", `The same as row ${same}.`, name, same);
}

/** The holders that the booking definitely claims. One of several bays is chosen when it is added. */
function holdersOf({ resource_ids, coach_id, client_id, bays }: NewBooking): string[] {
  const certain = resource_ids !== null && resource_ids.length === bays ? resource_ids : [];
  return [
    ...certain.map((id) => `resource:${id}`),
    ...(coach_id === null ? [] : [`coach:${coach_id}`]),
    ...(client_id === null ? [] : [`client:${client_id}`]),
  ];
}

/** Refuses a row whose time is already taken, naming by whom. */
export function takenBy(plan: PlannedRow, item: NewBooking, known: KnownForBookings, seen: Seen): Refusal | undefined {
  if (!KEEPS_TIME.includes(item.status)) return undefined;
  const range = occupiedTime(item);
  for (const holder of holdersOf(item)) {
    const earlier = seen.taken.get(holder)?.find((each) => overlaps([each], range));
    const isTaken = earlier !== undefined || overlaps(known.taken.get(holder) ?? [], range);
    if (!isTaken) continue;
    const by = earlier ? `Row ${earlier.row} has it then.` : "There is a booking then.";
    if (holder.startsWith("client")) {
      return refused(
        "client_overlap",
        `${plan.name} is elsewhere at this time. ${by}`,
        plan.name,
        earlier?.row ?? null,
      );
    }
    return refused(
      "slot_taken",
      `${holder.startsWith("coach") ? "The coach" : "The bay"} is taken. ${by}`,
      plan.name,
      earlier?.row ?? null,
    );
  }
  return undefined;
}

export function keepTaken(row: number, item: NewBooking, { taken }: Seen): void {
  if (!KEEPS_TIME.includes(item.status)) return;
  const range = occupiedTime(item);
  for (const holder of holdersOf(item)) {
    const times = taken.get(holder);
    if (times) times.push({ ...range, row });
    else taken.set(holder, [{ ...range, row }]);
  }
}
