import type { AuditRecord } from "../shared/audit-sentence.ts";
import { BOOKED_LISTS } from "../shared/booked-lists.ts";
import { defineOperations } from "../shared/operation.ts";
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
      "Bookings, classes and blocked times to come that read another time since the rules of a zone have changed.",
    answer: ZoneShiftList,
  },
  keepWallTimes: {
    method: "post",
    path: "/api/v1/zone-shifts/keep-wall-times",
    ...settles,
    audit: told("Kept the time on the clock after a change of its rules"),
    summary:
      "Moves them to the instants at which the clock shows what was told when they were booked, and mails the people; what something else is in the way of stays and is named.",
    body: SettleZoneShiftsInput,
    answer: SettledZoneShifts,
  },
  keepInstants: {
    method: "post",
    path: "/api/v1/zone-shifts/keep-instants",
    ...settles,
    audit: told("Kept the moment after a change of the clock's rules"),
    summary: "Leaves them at the same moments, and mails the people what the clock shows then.",
    body: SettleZoneShiftsInput,
    answer: SettledZoneShifts,
  },
});
