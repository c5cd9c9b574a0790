import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { STATUS_ACTIONS } from "#schema/bookings/bookings/status-actions.ts";
import { showChangeFailure } from "#web/apollo/attempt-change.ts";
import type { PartyMemberFragment } from "../panel/booking-details.generated.ts";
import { showUndoError } from "./show-booking-error.ts";
import { offerUndo } from "./undo-offers.ts";
import { useChangeBooking } from "./use-change-booking.ts";

export type PartyAction = "check_in" | "complete";

type SetPartyStatus = (members: readonly PartyMemberFragment[], action: PartyAction, name: string) => Promise<void>;

/** "The party of Ada Lovelace is …" */
const DONE_LABELS: Readonly<Record<PartyAction, string>> = { check_in: "checked in", complete: "completed" };

/**
 * Checks in or completes bays of a party one after the other, with a single Undo for those that were changed. Stops at
 * the first refusal and says which bay it was.
 */
export function useSetPartyStatus(): SetPartyStatus {
  const client = useApolloClient();
  const change = useChangeBooking();
  return useCallback(
    async (members, action, name) => {
      const { sets, undo } = STATUS_ACTIONS[action];
      const done: { id: number; version: number; bay: string }[] = [];
      const takeBack = async () => {
        for (const { id, version } of done) await change(id, { version, status: STATUS_ACTIONS[undo].sets });
      };
      let refused: { bay: string; error: unknown } | undefined;
      for (const { id, version, resource } of members) {
        const bay = resource?.name ?? "A bay";
        try {
          const changed = await change(id, { version, status: sets });
          done.push({ id, version: changed.version, bay });
        } catch (error) {
          refused = { bay, error };
          break;
        }
      }
      const bays = done.map(({ bay }) => bay).join(", ");
      if (done.length > 0) {
        offerUndo(client, {
          bookings: done,
          message: refused ? `${bays}: ${DONE_LABELS[action]}` : `The party of ${name} is ${DONE_LABELS[action]}`,
          detail: refused ? undefined : bays,
          onUndo: () => void takeBack().catch((error: unknown) => showUndoError(client, `The party of ${name}`, error)),
        });
      }
      if (refused) await showChangeFailure(client, `${refused.bay} is not ${DONE_LABELS[action]}`, refused.error);
    },
    [client, change],
  );
}
