import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";

/** Information on the schedule itself: whether it is up to date, and why dragging is disabled. */
export function ScheduleNote({ isOld }: { isOld: boolean }) {
  const [{ drag_bookings }] = usePreferences();
  return (
    <Note>
      {drag_bookings ? null : (
        <span>
          Dragging is off in <Link to={paths.profile}>your profile</Link>; Alt and arrows move
        </span>
      )}
      <span role="status" className={isOld ? "tone-amber" : "tone-green"}>
        {isOld ? <Icon name="warning" size={14} /> : <i aria-hidden="true" />}
        {isOld ? "Not up to date, trying again" : "Live"}
      </span>
    </Note>
  );
}

const Note = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 16,
  marginLeft: "auto",
  paddingLeft: 16,
  "& span": { display: "inline-flex", alignItems: "center", gap: 5 },
  "& a": { color: "var(--primary-text)", textDecoration: "underline" },
  "& svg": { color: "var(--t)" },
  "& i": { width: 8, height: 8, borderRadius: "50%", background: "var(--m)" },
});
