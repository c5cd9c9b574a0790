import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { useColorMode } from "#web/theme/color-mode.ts";
import { COLOR_MODES } from "#web/theme/color-modes.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { PreferenceRow, PreferenceSwitch } from "./PreferenceRow.tsx";

interface PreferencesCardProps {
  /** Whether the person works at the desk; clients choose only the color scheme. */
  isStaff: boolean;
}

/** The person's preferences. Each takes effect at once and is saved separately. */
export function PreferencesCard({ isStaff }: PreferencesCardProps) {
  return (
    <Card title="Preferences" note="Saved as you change them">
      <Colours />
      {isStaff ? <DeskPreferences /> : null}
    </Card>
  );
}

function Colours() {
  const mode = useColorMode();
  const [, change] = usePreferences();
  return (
    <PreferenceRow label="Colours" effect="Used on every device where you sign in.">
      {(wiring) => (
        <ToggleButtonGroup exclusive size="small" value={mode} {...wiring}>
          {COLOR_MODES.map(({ mode: candidate, label }) => (
            <ToggleButton key={candidate} value={candidate} onClick={() => change({ theme: candidate })}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </PreferenceRow>
  );
}

function DeskPreferences() {
  const [{ drag_bookings, single_keys, columns }, change] = usePreferences();
  const shortened = columns.filter(({ hidden }) => hidden.length > 0).length;
  return (
    <>
      <PreferenceSwitch
        label="Drag bookings"
        effect="When off, bookings on the schedule are moved only in their dialog, or with Alt and the arrow keys."
        isOn={drag_bookings}
        onChange={(isOn) => change({ drag_bookings: isOn })}
      />
      <PreferenceSwitch
        label="Single-key shortcuts"
        effect="One letter is enough, such as C for a new booking. Turn this off if you use voice control or often press keys by accident."
        isOn={single_keys}
        onChange={(isOn) => change({ single_keys: isOn })}
      />
      <PreferenceRow label="Columns of lists" effect={columnsEffect(shortened)}>
        {({ "aria-describedby": effect }) => (
          <Button aria-describedby={effect} disabled={shortened === 0} onClick={() => change({ columns: [] })}>
            Show all columns
          </Button>
        )}
      </PreferenceRow>
    </>
  );
}

function columnsEffect(shortened: number): string {
  if (shortened === 0) return "All lists show all their columns. To hide some, choose Columns above a list.";
  return shortened === 1 ? "One list hides columns." : `${shortened} lists hide columns.`;
}
