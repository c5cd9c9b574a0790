import { styled } from "@mui/material/styles";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
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
    <Table>
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
    </Table>
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

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "6px 16px", textAlign: "left", borderTop: "1px solid var(--line)", fontWeight: 400 },
  "& thead th": { height: 36, fontSize: 12, fontWeight: 500, color: "var(--text-2)" },
  "& tbody th": { fontWeight: 500, overflowWrap: "anywhere" },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px", fontWeight: 400, color: "var(--text-2)" },
  "& td": { color: "var(--text-2)", whiteSpace: "nowrap" },
  "& .act": { textAlign: "right" },
  "@media (max-width: 767.95px)": {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      gap: "2px 8px",
      padding: "8px 12px",
      borderTop: "1px solid var(--line)",
    },
    "& tbody th, & td": { padding: 0, border: 0, whiteSpace: "normal" },
    "& tbody th": { gridColumn: "1 / -1" },
    "& td[data-label]": { gridColumn: 1 },
    "& td[data-label]::before": { content: 'attr(data-label) ": "', color: "var(--text-3)" },
    "& .act": { gridColumn: 2, gridRow: "2 / span 3", alignSelf: "center" },
  },
});
