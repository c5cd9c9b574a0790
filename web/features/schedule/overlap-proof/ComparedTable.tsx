import { styled } from "@mui/material/styles";
import { Card } from "#web/ui/card/Card.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { OverlapProofShownFragment } from "./overlap-proof.generated.ts";

type Compared = OverlapProofShownFragment["compared"];

const LABELS: Readonly<Record<Compared[number]["kind"], string>> = {
  resource: "Bays",
  coach: "Coaches",
  client: "Clients",
};

/** What was compared, by the kind of thing a claim occupies. */
export function ComparedTable({ compared }: { compared: Compared }) {
  return (
    <Card title="What was compared">
      <Scroll tabIndex={0} role="region" aria-label="What was compared, table">
        <table>
          <thead>
            <tr>
              <th scope="col">Owner</th>
              <th scope="col">Count</th>
              <th scope="col">Claims</th>
              <th scope="col">Neighbours compared</th>
              <th scope="col">Overlaps</th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ kind, owners, claims, neighbours, overlaps }) => (
              <tr key={kind}>
                <th scope="row">{LABELS[kind]}</th>
                <td>{owners.toLocaleString("en")}</td>
                <td>{claims.toLocaleString("en")}</td>
                <td>{neighbours.toLocaleString("en")}</td>
                <td>
                  <StateChip tone={overlaps === 0 ? "green" : "red"} icon={overlaps === 0 ? "check-circle" : "warning"}>
                    {overlaps.toLocaleString("en")}
                  </StateChip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Card>
  );
}

const Scroll = styled("div")({
  overflowX: "auto",
  "& table": { width: "100%", borderCollapse: "collapse", fontSize: 13, lineHeight: "20px" },
  "& th, & td": {
    padding: "9px 16px",
    textAlign: "right",
    borderTop: "1px solid var(--line)",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "& th:first-of-type": { textAlign: "left" },
  "& th": { fontWeight: 500 },
  "& thead th": { fontSize: 12, color: "var(--text-2)" },
  "@media (max-width: 599.95px)": {
    "& th, & td": { padding: "9px 6px" },
    "& th:first-of-type": { paddingLeft: 16 },
    "& th:last-of-type, & td:last-of-type": { paddingRight: 16 },
    "& thead th": { whiteSpace: "normal", verticalAlign: "bottom" },
  },
});
