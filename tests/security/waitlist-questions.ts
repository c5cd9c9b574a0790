import type { Question } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

const fullClassOf = ({ fullClass: { id, ...times }, classService, location }: Ids) => ({
  class_session_id: id,
  service_id: classService,
  location_id: location,
  ...times,
});

/** Questions about the waiting list. */
export const WAITLIST_QUESTIONS = {
  waitlist: ({ location }) => ({ query: { location_id: location } }),
  addToWaitlist: (ids) => ({ body: { ...fullClassOf(ids), guest: { first_name: "A", email: "added@w.test" } } }),
  reorderWaitlist: ({ waitEntry, otherWaitEntry }) => ({ body: { entry_ids: [otherWaitEntry, waitEntry] } }),
  offerWaitlistPlace: ({ waitEntry }) => ({ params: { id: waitEntry }, body: { version: 1 } }),
  removeFromWaitlist: ({ waitEntry }) => ({ params: { id: waitEntry } }),
  joinWaitlist: (ids) => ({
    body: { ...fullClassOf(ids), guest: { first_name: "A", last_name: "B", email: "joined@w.test" } },
  }),
  ownWaitlist: () => ({}),
  waitlistEntry: ({ waitToken }) => ({ params: { token: waitToken } }),
  claimWaitlistPlace: ({ claimToken }) => ({ params: { token: claimToken } }),
  acceptWaitlistOffer: ({ offerToken }) => ({ params: { token: offerToken }, body: {} }),
  leaveWaitlist: ({ waitToken }) => ({ params: { token: waitToken } }),
} satisfies Record<string, (ids: Ids) => Question>;
