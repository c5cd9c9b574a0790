import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { ActButton } from "#web/ui/button/ActButton.tsx";
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
    <Section aria-labelledby={headingId}>
      <h3 id={headingId}>{bays === 0 ? "One party" : `One party in ${countText(bays, "bay")}`}</h3>
      <ul>
        {members.map(({ id, status, resource }) => (
          <li key={id}>
            {id === booking.id || !onOpen ? (
              <b aria-current={id === booking.id ? "true" : undefined}>{resource?.name}</b>
            ) : (
              <button type="button" onClick={() => onOpen(id)}>
                {resource?.name}
              </button>
            )}
            <small>{bookingLook({ status, late_minutes: null }).label}</small>
          </li>
        ))}
      </ul>
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
    </Section>
  );
}

const Section = styled("section")({
  marginTop: 16,
  paddingTop: 12,
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  "& h3": { fontSize: 14, lineHeight: "20px", fontWeight: 600, letterSpacing: "-.008em" },
  "& ul": { display: "grid", gap: 2, margin: "6px 0 8px" },
  "& li": { display: "flex", alignItems: "center", gap: 8, minHeight: 24 },
  "& .acts": { display: "flex", flexWrap: "wrap", gap: 8 },
  "& b": { fontWeight: 600 },
  "& small": { fontSize: 12, color: "var(--text-2)" },
  "& li button": {
    minHeight: 24,
    padding: 0,
    border: 0,
    background: "none",
    font: "inherit",
    fontWeight: 500,
    color: "var(--primary-text)",
    cursor: "pointer",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
});
