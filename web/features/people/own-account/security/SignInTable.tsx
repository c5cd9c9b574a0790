import { styled } from "@mui/material/styles";
import { useCompany } from "#web/tenant/company.ts";
import { zoneTown } from "#web/time/wall-clock.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { SignInRowFragment } from "./account.generated.ts";
import { useFormatWhen } from "./format-when.ts";

/** One row per attempt; on phones the details are below the time. */
export function SignInTable({ rows }: { rows: readonly SignInRowFragment[] }) {
  const formatWhen = useFormatWhen();
  const company = useCompany();
  return (
    <Table>
      <caption>Times in {zoneTown(company.timezone)}</caption>
      <thead className="screen-reader-only">
        <tr>
          <th scope="col">When</th>
          <th scope="col">Outcome</th>
          <th scope="col">With</th>
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="when">
              <time dateTime={row.at}>{formatWhen(row.at)}</time>
            </td>
            <td>
              <Outcome outcome={row.outcome} />
            </td>
            <td className="with">{deviceAndProof(row)}</td>
            <td className="address">{row.ip_address ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Outcome({ outcome }: Pick<SignInRowFragment, "outcome">) {
  if (outcome === "refused") {
    return (
      <StateChip tone="red" icon="x-circle">
        Refused
      </StateChip>
    );
  }
  return (
    <StateChip tone="green" icon="check-circle">
      Signed in
    </StateChip>
  );
}

/** "Firefox 151 on Windows, wrong code" */
function deviceAndProof({ device, how }: SignInRowFragment): string {
  return device === null ? how.charAt(0).toUpperCase() + how.slice(1) : `${device}, ${how}`;
}

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  "& caption": {
    captionSide: "bottom",
    padding: "8px 16px 12px",
    fontSize: 12,
    textAlign: "start",
    color: "var(--text-3)",
  },
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& tbody td": {
    height: 44,
    padding: "0 16px",
    borderTop: "1px solid var(--line)",
    color: "var(--text-2)",
  },
  "& .when": { width: 200, whiteSpace: "nowrap" },
  "& .with": { width: "60%", overflowWrap: "anywhere" },
  "& .address": { textAlign: "right", whiteSpace: "nowrap" },
  "@media (max-width: 767.95px)": {
    "&, & tbody": { display: "block" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      alignItems: "center",
      gap: "2px 12px",
      padding: "10px 12px",
      borderTop: "1px solid var(--line)",
    },
    "& tbody td": { height: "auto", padding: 0, border: 0 },
    "& .when, & .with": { width: "auto" },
    "& .with": { gridColumn: "1 / -1" },
    "& .address": { gridColumn: "1 / -1", textAlign: "left" },
  },
});
