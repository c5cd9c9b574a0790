import { styled } from "@mui/material/styles";
import { useNow } from "#web/time/use-now.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { SessionRowFragment } from "./account.generated.ts";
import { formatTimeLeft, useFormatWhen } from "./format-when.ts";

interface SessionTableProps {
  sessions: readonly SessionRowFragment[];
  onEnd: (session: SessionRowFragment) => Promise<void>;
}

/** One row per session; on phones the details are below the device. */
export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const now = useNow();
  const formatWhen = useFormatWhen();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">Address</th>
          <th scope="col">Last use</th>
          <th scope="col">Since</th>
          <th scope="col">Ends</th>
          <th scope="col">
            <span className="screen-reader-only">End it</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row">
              <div className="device">
                <Icon name={iconOf(session)} size={20} />
                <span>{session.device}</span>
                {session.is_current ? (
                  <StateChip tone="green" icon="check-circle">
                    This one
                  </StateChip>
                ) : null}
              </div>
            </th>
            <td data-label="Address">{session.ip_address ?? "–"}</td>
            <td data-label="Last use" className="strong">
              {session.is_current ? "Now" : formatWhen(session.last_used_at)}
            </td>
            <td data-label="Since">{formatWhen(session.created_at)}</td>
            <td data-label="Ends">{formatTimeLeft(session.expires_at, now)}</td>
            <td className="act">
              {session.is_current ? null : (
                <ActButton size="small" color="error" aria-label={`End ${session.device}`} onAct={() => onEnd(session)}>
                  End
                </ActButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function iconOf({ kind, device }: SessionRowFragment): IconName {
  if (kind === "explore") return "braces";
  if (kind === "proxy") return "people";
  return /iPhone|iPad|Android/.test(device) ? "mobile" : "screen";
}

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: "0 16px",
    height: 44,
    textAlign: "left",
    borderTop: "1px solid var(--line)",
    fontWeight: 400,
  },
  "& thead th": { height: 36, fontSize: 12, fontWeight: 500, color: "var(--text-2)" },
  "& tbody th": { fontWeight: 500 },
  "& .device": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  "& .device > svg": { flex: "none", color: "var(--text-2)" },
  "& td": { color: "var(--text-2)", whiteSpace: "nowrap" },
  "& .strong": { color: "var(--text)" },
  "& .act": { textAlign: "right" },
  "@media (max-width: 767.95px)": {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      padding: "8px 12px",
      borderTop: "1px solid var(--line)",
    },
    "& tbody th, & td": { height: "auto", minHeight: 24, padding: 0, border: 0, whiteSpace: "normal" },
    "& tbody th": { gridColumn: "1 / -1", minHeight: 32 },
    "& td[data-label]": { gridColumn: 1, paddingLeft: 32 },
    "& td[data-label]::before": { content: 'attr(data-label) ": "', color: "var(--text-3)" },
    "& .act": { gridColumn: 2, gridRow: "2 / span 4", alignSelf: "center" },
  },
});
