import type { OperationId, Question } from "#tests/support/venue.ts";
import type { Kept, KnownIds } from "./kept-writes.ts";

const blocked = (date: string) => ({
  from_date: date,
  from_time: "12:00",
  to_date: date,
  to_time: "13:00",
  kind: "event",
  reason: "League night",
  colour: "violet",
});
/** The week of both, in which the updated one was before as well. */
const blockedThen = ({ location }: KnownIds): [OperationId, Question] => [
  "blockedTimes",
  { query: { location_id: location, date_from: "2027-07-05", date_to: "2027-07-12" } },
];

/** The writes of blocked times: one for bays and one for a coach. */
export const BLOCKED_TIMES_TRIED = {
  createBlockedTime: {
    sent: ({ location, bay }) => ({
      body: {
        ...blocked("2027-07-11"),
        location_id: location,
        scope: "resources",
        resource_ids: [bay],
        coach_id: null,
      },
    }),
    again: blockedThen,
  },
  updateBlockedTime: {
    sent: ({ blockedTime, coach }) => ({
      params: { id: blockedTime },
      body: { ...blocked("2027-07-12"), scope: "coach", resource_ids: [], coach_id: coach },
    }),
    again: blockedThen,
  },
} satisfies Partial<Record<OperationId, Kept>>;
