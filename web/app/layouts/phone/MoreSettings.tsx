import { styled } from "@mui/material/styles";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { useVenues, venueLabel } from "#web/tenant/venue.ts";
import { useColorMode } from "#web/theme/color-mode.ts";
import { COLOR_MODES } from "#web/theme/color-modes.ts";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";

/** Location and color scheme, on phones. */
export function MoreSettings() {
  const { venues, venue, choose } = useVenues();
  const mode = useColorMode();
  const [, changePreferences] = usePreferences();
  return (
    <Settings>
      {venue ? (
        <FormField label="Location">
          {(wiring) => (
            <PlainSelect
              {...wiring}
              value={String(venue.id)}
              options={venues.map((candidate) => ({ value: String(candidate.id), label: venueLabel(candidate) }))}
              onChange={(event) => choose(Number(event.target.value))}
            />
          )}
        </FormField>
      ) : null}
      <FormField label="Colours">
        {(wiring) => (
          <PlainSelect
            {...wiring}
            value={mode}
            options={COLOR_MODES.map(({ mode: value, label }) => ({ value, label }))}
            onChange={(event) =>
              changePreferences({
                theme: COLOR_MODES.find((each) => each.mode === event.target.value)?.mode ?? "system",
              })
            }
          />
        )}
      </FormField>
    </Settings>
  );
}

const Settings = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))",
  gap: 12,
  padding: "12px 16px",
  borderBottom: "1px solid var(--line-soft)",
});
