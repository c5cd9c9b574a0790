import type { AuditRecord } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { SettledZoneShifts, SettleZoneShiftsInput, ZoneShiftList } from "./models.ts";

const settles = {
  audience: "staff",
  permission: "locations.write",
  alsoAsks: ["bookings.write"],
  retry: "same_answer",
  refreshes: [...BOOKED_LISTS, "zoneShifts"],
} as const;

const told =
  (words: string) =>
  ({ subject }: AuditRecord): string =>
    subject === null ? words : `${words} for ${subject}`;

export const zoneShiftOperations = defineOperations({
  zoneShifts: {
    method: "get",
    path: "/api/v1/zone-shifts",
    audience: "staff",
    permission: "locations.write",
    alsoAsks: ["bookings.read"],
    summary:
      "Lists upcoming bookings, classes and blocked times that show a different local time because the rules of a time zone have changed.",
    answer: ZoneShiftList,
  },
  keepWallTimes: {
    method: "post",
    path: "/api/v1/zone-shifts/keep-wall-times",
    ...settles,
    audit: told("Kept the time on the clock after a change of its rules"),
    summary:
      "Moves them so that the clock shows the time given when they were booked, and emails the people; any that something else blocks stay where they are and are named.",
    body: SettleZoneShiftsInput,
    answer: SettledZoneShifts,
  },
  keepInstants: {
    method: "post",
    path: "/api/v1/zone-shifts/keep-instants",
    ...settles,
    audit: told("Kept the moment after a change of the clock's rules"),
    summary: "Leaves them at the same moments, and emails the people what the clock shows then.",
    body: SettleZoneShiftsInput,
    answer: SettledZoneShifts,
  },
});
