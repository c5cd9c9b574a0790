import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { COACH_METRICS, type CoachMetric } from "#schema/coaches/metrics.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { CoachFigureRowFragment } from "./coach-report.generated.ts";
import { FIGURES, formatFigure } from "./format-figure.ts";

export type Figures = Pick<CoachFigureRowFragment, CoachMetric>;

interface FigureTableProps {
  rows: readonly CoachFigureRowFragment[];
  totals: Figures;
}

/** Each coach's figures in a line, and the totals below. */
export function FigureTable({ rows, totals }: FigureTableProps) {
  return (
    <Table aria-label="Figures by coach">
      <thead>
        <tr>
          <th scope="col">Coach</th>
          {FIGURES.map((metric) => (
            <th key={metric} scope="col">
              <MetricName metric={metric} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FigureLine key={row.coach_id} name={row.coach_name} figures={row} />
        ))}
      </tbody>
      <tfoot>
        <FigureLine name={allOf(rows.length)} figures={totals} />
      </tfoot>
    </Table>
  );
}

/** "All 4" */
export const allOf = (count: number): string => `All ${count}`;

function FigureLine({ name, figures }: { name: string; figures: Figures }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {FIGURES.map((metric) => (
        <td key={metric}>{formatFigure(metric, figures[metric])}</td>
      ))}
    </tr>
  );
}

/** What a figure is called; how it is counted shows at its mark. */
function MetricName({ metric }: { metric: CoachMetric }) {
  const { name, formula } = COACH_METRICS[metric];
  return (
    <span className="metric">
      {name}
      <Tooltip title={formula} describeChild enterTouchDelay={0}>
        <button type="button" aria-label={`How ${name} is counted`}>
          <Icon name="info" size={14} />
        </button>
      </Tooltip>
    </span>
  );
}

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "10px 8px", textAlign: "right", borderTop: "1px solid var(--line-soft)" },
  "& th:first-of-type": { paddingLeft: 16, textAlign: "left" },
  "& td:last-of-type, & thead th:last-of-type": { paddingRight: 16 },
  "& th": { fontWeight: 500 },
  "& thead th": {
    padding: "6px 8px",
    borderTop: 0,
    fontSize: 12,
    lineHeight: "16px",
    color: "var(--text-2)",
    verticalAlign: "bottom",
  },
  "& tbody tr:hover": { background: "var(--hover)" },
  "& tfoot th, & tfoot td": { borderTop: "1px solid var(--line)", fontWeight: 600 },
  "& .metric": { display: "inline-flex", flexDirection: "column", alignItems: "flex-end" },
  "& button": {
    display: "grid",
    placeItems: "center",
    width: 24,
    height: 24,
    marginRight: -5,
    padding: 0,
    border: 0,
    borderRadius: "var(--r-s)",
    background: "none",
    color: "var(--text-3)",
    cursor: "help",
  },
});
