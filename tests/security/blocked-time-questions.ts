import type { Person, Question } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

/** A blocked bay, and one that was unblocked a moment ago. */
export async function fillBlockedTimes(staff: Person, ids: Pick<Ids, "location" | "resource">) {
  const blocked = async (date: string): Promise<number> =>
    (await staff.ask("createBlockedTime", { body: blockedHour(ids, date) })).body.id;
  const [blockedTime, freedTime] = [await blocked("2027-07-05"), await blocked("2027-07-06")];
  await staff.ask("deleteBlockedTime", { params: { id: freedTime } });
  // A test that settles zone shifts plants one itself.
  return { blockedTime, freedTime, zoneShift: 2_000_000_091 };
}

/** Blocks a bay from noon to one for a repair. */
const blockedHour = ({ location, resource }: Pick<Ids, "location" | "resource">, date: string) => ({
  location_id: location,
  scope: "resources",
  resource_ids: [resource],
  from_date: date,
  from_time: "12:00",
  to_date: date,
  to_time: "13:00",
  kind: "repair",
  reason: "Projector",
  colour: "amber",
});

/** Questions about blocked times, and about times that read differently since a zone's rules changed. */
export const BLOCKED_TIME_QUESTIONS = {
  blockedTimes: ({ location }) => ({
    query: { location_id: location, date_from: "2027-05-10", date_to: "2027-05-10" },
  }),
  previewBlockedTime: (ids) => {
    const { kind: _kind, reason: _reason, colour: _colour, ...placed } = blockedHour(ids, "2027-07-07");
    return { body: placed };
  },
  createBlockedTime: (ids) => ({ body: blockedHour(ids, "2027-07-07") }),
  updateBlockedTime: ({ blockedTime, ...ids }) => {
    const { location_id: _location, ...changed } = blockedHour(ids, "2027-07-08");
    return { params: { id: blockedTime }, body: { version: 1, ...changed } };
  },
  deleteBlockedTime: ({ blockedTime }) => ({ params: { id: blockedTime } }),
  restoreBlockedTime: ({ freedTime }) => ({ params: { id: freedTime }, body: { version: 2 } }),
  zoneShifts: () => ({}),
  keepWallTimes: ({ zoneShift }) => ({ body: { ids: [zoneShift] } }),
  keepInstants: ({ zoneShift }) => ({ body: { ids: [zoneShift] } }),
} satisfies Record<string, (ids: Ids) => Question>;
