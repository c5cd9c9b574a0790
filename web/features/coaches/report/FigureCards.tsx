import { styled } from "@mui/material/styles";
import { COACH_METRICS } from "#schema/coaches/metrics.ts";
import { CardList } from "#web/ui/grid/CardList.tsx";
import type { CoachFigureRowFragment } from "./coach-report.generated.ts";
import { allOf, type Figures } from "./FigureTable.tsx";
import { FIGURES, formatFigure } from "./format-figure.ts";

interface FigureCardsProps {
  rows: readonly CoachFigureRowFragment[];
  totals: Figures;
}

/** The same where a table has no room: the totals first, then a card for each coach. */
export function FigureCards({ rows, totals }: FigureCardsProps) {
  const cards = [
    { id: 0, name: allOf(rows.length), figures: totals },
    ...rows.map((row) => ({ id: row.coach_id, name: row.coach_name, figures: row })),
  ];
  return (
    <CardList
      noun="Figures by coach"
      rows={cards}
      renderCard={({ name, figures }) => <FigureCard name={name} figures={figures} />}
    />
  );
}

function FigureCard({ name, figures }: { name: string; figures: Figures }) {
  return (
    <Card>
      <h2>{name}</h2>
      <dl>
        {FIGURES.map((metric) => (
          <div key={metric}>
            <dt>{COACH_METRICS[metric].name}</dt>
            <dd>{formatFigure(metric, figures[metric])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const Card = styled("div")({
  "& h2": { fontSize: 14, lineHeight: "20px", fontWeight: 600, overflowWrap: "anywhere" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
    gap: "2px 24px",
    margin: "4px 0 0",
  },
  "& dl > div": { display: "flex", justifyContent: "space-between", gap: 8, fontSize: 13, lineHeight: "20px" },
  "& dt": { color: "var(--text-2)" },
  "& dd": { margin: 0, fontVariantNumeric: "tabular-nums" },
});
