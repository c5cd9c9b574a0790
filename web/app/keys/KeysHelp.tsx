import Dialog from "@mui/material/Dialog";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Switch from "@mui/material/Switch";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useSyncExternalStore } from "react";
import { capOf } from "#web/screen/keys/key-caps.ts";
import { onKeysChange, registeredKeys } from "#web/screen/keys/key-registry.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { PHONE } from "#web/theme/theme.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { helpGroups, type HelpLine } from "./help-groups.ts";

/** Lists all registered keyboard shortcuts, with the switch for single-key shortcuts. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const groups = helpGroups(useSyncExternalStore(onKeysChange, registeredKeys));
  const [{ single_keys }, changePreferences] = usePreferences();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth={false}
      aria-labelledby="keys-help"
      slotProps={{ paper: { sx: isPhone ? {} : { width: 880 } } }}
    >
      <Head>
        <h2 id="keys-help">Keyboard</h2>
        <FormControlLabel
          label={single_keys ? "Single keys on" : "Single keys off"}
          sx={{ gap: "8px", mx: 0 }}
          slotProps={{ typography: { variant: "body2" } }}
          control={
            <Switch
              size="small"
              checked={single_keys}
              onChange={(event) => changePreferences({ single_keys: event.target.checked })}
              slotProps={{ input: { role: "switch" } }}
            />
          }
        />
        <IconButton aria-label="Close" onClick={onClose} edge="end">
          <Icon name="close" />
        </IconButton>
      </Head>
      <Groups>
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map((line) => (
                <div key={line.does}>
                  <dt>{line.does}</dt>
                  <dd>
                    <Chords line={line} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}

function Chords({ line: { chords, isSequence } }: { line: HelpLine }) {
  return written(chords).map((chord) => (
    <span key={chord.join(" ")} className="chord">
      {chord.map((key, index) => (
        <span key={key}>
          {isSequence && index > 0 ? <span className="then">then</span> : null}
          <Cap>{capOf(key)}</Cap>
        </span>
      ))}
    </span>
  ));
}

/** Writes a shared modifier once: "Alt ↑ ↓" for Alt ↑ and Alt ↓. */
function written(chords: HelpLine["chords"]): HelpLine["chords"] {
  const [first, ...others] = chords;
  const held = first?.slice(0, -1) ?? [];
  const isShared = held.length > 0 && others.every((chord) => chord.slice(0, -1).join() === held.join());
  return isShared ? [[...held, ...chords.flatMap((chord) => chord.slice(-1))]] : chords;
}

/** Also shown on devices without hover: a tablet may have a keyboard. */
const Cap = styled(Kbd)({ "@media (hover: none)": { display: "inline-grid" } });

const Head = styled("header")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "8px 16px 8px 24px",
  borderBottom: "1px solid var(--line)",
  "& h2": { flex: 1, fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
});

const Groups = styled("div")({
  columns: "240px 3",
  columnGap: 48,
  columnRule: "1px solid var(--line-soft)",
  padding: "16px 24px 24px",
  overflow: "auto",
  "& section": { breakInside: "avoid", paddingBottom: 20 },
  "& h3": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)", marginBottom: 4 },
  "& dl > div": { display: "flex", alignItems: "center", gap: 8, minHeight: 30 },
  "& dt": { flex: 1, fontSize: 13, lineHeight: "20px" },
  "& dd": { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 },
  "& .chord, & .chord > span": { display: "inline-flex", alignItems: "center", gap: 4 },
  "& .then": { fontSize: 12, color: "var(--text-3)" },
});
