import { presentConfirmed } from "#api/features/public-bookings/service.ts";
import {
  acceptWaitlistOffer,
  leaveWaitlist,
  ownWaitlist,
  waitlistEntry,
} from "#api/features/waitlist/accept-or-leave.ts";
import { claimWaitlistPlace } from "#api/features/waitlist/claim.ts";
import {
  offerWaitlistPlace,
  removeFromWaitlist,
  reorderWaitlist,
  waitlist,
} from "#api/features/waitlist/manage-waitlist.ts";
import { addToWaitlist, joinWaitlist, presentJoined } from "#api/features/waitlist/join.ts";
import type { Handlers } from "#api/http/call.ts";
import type { waitlistOperations } from "#schema/waitlist/operations.ts";

export const waitlistRoutes: Handlers<typeof waitlistOperations> = {
  waitlist: (call, { query }) => waitlist(call, query),
  addToWaitlist: (call, { body }) => addToWaitlist(call, body),
  reorderWaitlist: (call, { body }) => reorderWaitlist(call, body.entry_ids),
  offerWaitlistPlace: (call, { params, body }) => offerWaitlistPlace(call, params.id, body.version),
  removeFromWaitlist: (call, { params, query }) => removeFromWaitlist(call, params.id, query.version),
  // Tokens are never stored: for such a response only the entry id is remembered.
  joinWaitlist: {
    run: (call, { body }) => joinWaitlist(call, body),
    remember: ({ id }) => id,
    replay: (call, remembered) => presentJoined(call, Number(remembered)),
  },
  ownWaitlist: (call) => ownWaitlist(call),
  waitlistEntry: (call, { params }) => waitlistEntry(call, params.token),
  claimWaitlistPlace: {
    run: (call, { params }) => claimWaitlistPlace(call, params.token),
    remember: ({ id }) => id,
    replay: (call, remembered) => presentJoined(call, Number(remembered)),
  },
  acceptWaitlistOffer: {
    run: (call, { params, body }) => acceptWaitlistOffer(call, params.token, body),
    remember: ({ booking }) => booking.id,
    replay: (call, remembered) => presentConfirmed(call, Number(remembered)),
  },
  leaveWaitlist: {
    run: (call, { params }) => leaveWaitlist(call, params.token),
    remember: ({ id }) => id,
    replay: (call, remembered) => presentJoined(call, Number(remembered)),
  },
};
