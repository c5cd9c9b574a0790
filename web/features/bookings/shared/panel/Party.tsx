import Button from "@mui/material/Button";
import { useId } from "react";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { countText } from "#web/ui/text/count-text.ts";
import { useCancelParty } from "../actions/use-cancel-party.ts";
import { useSetPartyStatus, type PartyAction } from "../actions/use-party-status.ts";
import { bookingLook } from "../rows/booking-look.ts";
import { usePartyMembersQuery } from "./booking-details.generated.ts";

interface PartyProps {
  booking: { id: number; group_id: number };
  /** "Ada Lovelace" */
  name: string;
  /** Opens another bay of the party. */
  onOpen?: (bookingId: number) => void;
}

const ACTIONS: readonly PartyAction[] = ["check_in", "complete"];
const LABELS: Readonly<Record<PartyAction, string>> = { check_in: "Check in", complete: "Complete" };

/** The bays of one party: links to each, and buttons to check in, complete or cancel them all. */
export function Party({ booking, name, onOpen }: PartyProps) {
  const headingId = useId();
  const { data } = usePartyMembersQuery({
    variables: { group_id: booking.group_id },
    fetchPolicy: "cache-and-network",
  });
  const cancelParty = useCancelParty();
  const members = data?.bookings?.data ?? [];
  const bays = members.filter(({ status }) => status !== "cancelled").length;
  const setStatus = useSetPartyStatus();
  const live = members.filter(({ allowed_actions }) => allowed_actions.includes("cancel"));
  return (
    <PanelSection aria-labelledby={headingId}>
      <h3 id={headingId}>{bays === 0 ? "Party" : `Party in ${countText(bays, "bay")}`}</h3>
      <Rows plain>
        {members.map(({ id, status, resource }) => (
          <li key={id}>
            {id === booking.id || !onOpen ? (
              <b aria-current={id === booking.id ? "true" : undefined}>{resource?.name}</b>
            ) : (
              <button type="button" className="link" onClick={() => onOpen(id)}>
                {resource?.name}
              </button>
            )}
            <small>{bookingLook({ status, late_minutes: null }).label}</small>
          </li>
        ))}
      </Rows>
      <div className="acts">
        {ACTIONS.map((action) => {
          const those = members.filter(({ allowed_actions }) => allowed_actions.includes(action));
          return those.length > 1 ? (
            <ActButton key={action} size="small" onAct={() => setStatus(those, action, name)}>
              {LABELS[action]} all {those.length} bays
            </ActButton>
          ) : null;
        })}
        {live.length > 1 ? (
          <Button color="error" size="small" onClick={() => void cancelParty(booking.group_id, live, name)}>
            Cancel all {live.length} bays
          </Button>
        ) : null}
      </div>
    </PanelSection>
  );
}
