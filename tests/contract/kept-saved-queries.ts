import type { OperationId, Question } from "#tests/support/venue.ts";
import type { Kept, KnownIds } from "./kept-writes.ts";

const again = (_: KnownIds, id: number): [OperationId, Question] => ["savedQuery", { params: { id } }];

/** The writes of saved queries. */
export const SAVED_QUERIES_TRIED = {
  createSavedQuery: {
    sent: () => ({ body: { name: "No-shows", query: "{ bookings { data { id } } }", variables: '{"days": 60}' } }),
    again,
  },
  updateSavedQuery: {
    sent: ({ savedQuery }) => ({
      params: { id: savedQuery },
      body: { name: "Absent", query: "{ coaches { data { id } } }", variables: '{"days": 90}' },
    }),
    again,
  },
} satisfies Record<string, Kept>;
