import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { StackedTable } from "#web/ui/grid/StackedTable.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { useFormatWhen } from "../format-when.ts";
import type { AccessTokenRowFragment } from "./access-tokens.generated.ts";

interface AccessTokenTableProps {
  tokens: readonly AccessTokenRowFragment[];
  onRevoke: (token: AccessTokenRowFragment) => Promise<void>;
}

/** One row per token; on phones the details are below its name. */
export function AccessTokenTable({ tokens, onRevoke }: AccessTokenTableProps) {
  const formatWhen = useFormatWhen();
  const formatDate = useFormatDate();
  return (
    <StackedTable>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Last use</th>
          <th scope="col">Ends</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="screen-reader-only">Revoke it</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row">
              {token.name}
              <small>{token.fields?.join(", ") ?? "All that you may see"}</small>
            </th>
            <td data-label="Last use">{token.last_used_at ? formatWhen(token.last_used_at) : "Never"}</td>
            <td data-label="Ends">{formatDate(token.revoked_at ?? token.expires_at)}</td>
            <td data-label="State">
              <TokenState state={token.state} />
            </td>
            <td className="act">
              {token.state === "active" ? (
                <ActButton size="small" color="error" aria-label={`Revoke ${token.name}`} onAct={() => onRevoke(token)}>
                  Revoke
                </ActButton>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

function TokenState({ state }: Pick<AccessTokenRowFragment, "state">) {
  if (state === "active") {
    return (
      <StateChip tone="green" icon="check-circle">
        Active
      </StateChip>
    );
  }
  return (
    <StateChip tone="grey" icon="lock">
      {state === "ended" ? "Ended" : "Revoked"}
    </StateChip>
  );
}
