import { useNow } from "#web/time/use-now.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { StackedTable } from "#web/ui/grid/StackedTable.ts";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { SessionRowFragment } from "./account.generated.ts";
import { formatTimeLeft, useFormatWhen } from "./format-when.ts";

interface SessionTableProps {
  sessions: readonly SessionRowFragment[];
  onEnd: (session: SessionRowFragment) => Promise<unknown>;
}

/** One row per session; on phones the details are below the device. */
export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const now = useNow();
  const formatWhen = useFormatWhen();
  return (
    <StackedTable>
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
              <div className="acts">
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
    </StackedTable>
  );
}

function iconOf({ kind, device }: SessionRowFragment): IconName {
  if (kind === "explore") return "braces";
  if (kind === "proxy") return "people";
  return /iPhone|iPad|Android/.test(device) ? "mobile" : "screen";
}
