import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { usePreferences } from "#web/session/preferences.ts";
import { useCan, usePerson } from "#web/session/session.ts";
import { useVenues, venueLabel } from "#web/tenant/venue.ts";
import { useColorMode } from "#web/theme/color-mode.ts";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { paths } from "../paths.ts";
import { COLOR_MODES } from "./color-modes.ts";
import { PHONE_BAR_SCREENS, STAFF_GROUPS, STAFF_SCREENS } from "./staff-screens.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The phone's second row: the other screens, location, colours, the public page, Sign out. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const person = usePerson();
  const { venues, venue, choose } = useVenues();
  const mode = useColorMode();
  const [, changePreferences] = usePreferences();
  const signOut = useSignOut();
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { "aria-label": "More", role: "dialog" } }}>
      <Sheet>
        <h2>{person.name}</h2>
        {STAFF_SCREENS.slice(PHONE_BAR_SCREENS).map(({ path, label, icon }) => (
          <Button key={path} component={Link} to={path} onClick={onClose} startIcon={<Icon name={icon} />}>
            {label}
          </Button>
        ))}
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
        <MoreScreens onClose={onClose} />
        <Button component="a" href={paths.book} target="_blank" rel="noopener" startIcon={<Icon name="open-outside" />}>
          Public booking page
        </Button>
        <Button component={Link} to={paths.profile} onClick={onClose} startIcon={<Icon name="person" />}>
          Your profile
        </Button>
        <Button onClick={() => void signOut()}>Sign out</Button>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </Sheet>
    </Drawer>
  );
}

function MoreScreens({ onClose }: { onClose: () => void }) {
  const person = usePerson();
  const mayExplore = useCan("graph.explore");
  const screens = STAFF_GROUPS.flatMap((group) => group.screens).filter(({ isFor }) => isFor?.(person) ?? true);
  return (
    <>
      {screens.map(({ path, label }) => (
        <Button key={path} component={Link} to={path} onClick={onClose}>
          {label}
        </Button>
      ))}
      {mayExplore ? (
        <Button component="a" href={paths.graphiql}>
          GraphiQL
        </Button>
      ) : null}
    </>
  );
}

const Sheet = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  padding: "16px 16px max(16px, env(safe-area-inset-bottom))",
  "& h2": { fontSize: 16, lineHeight: "24px", fontWeight: 600 },
});
