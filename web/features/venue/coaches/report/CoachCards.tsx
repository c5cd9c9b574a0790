import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { COACH_METRICS, COACH_REVENUE, type CoachMetric } from "#schema/venue/coaches/metrics.ts";
import { Surface } from "#web/ui/card/Surface.ts";
import { CardList } from "#web/ui/grid/CardList.tsx";
import { formatFigure, lessonsOf, moneyText, type CoachesProps } from "./coach-figures.tsx";
import type { CoachFigureTotalsFragment } from "./coach-report.generated.ts";

const METRICS = Object.keys(COACH_METRICS) as CoachMetric[]; // The keys of a constant have its key type.

/** Replaces the table where there is no room: totals first, then a card per coach. */
export function CoachCards({ rows, totals, period, locale }: CoachesProps) {
  const cards = [
    { id: 0, name: `All ${rows.length}`, figures: totals, link: null },
    ...rows.map((row) => ({
      id: row.coach_id,
      name: row.coach_name,
      figures: row,
      link: lessonsOf(row.coach_id, period),
    })),
  ];
  return (
    <Surface as="div">
      <CardList
        noun="Figures by coach"
        rows={cards}
        renderCard={({ name, figures, link }) => (
          <CoachCard name={name} figures={figures} link={link} locale={locale} />
        )}
      />
    </Surface>
  );
}

interface CoachCardProps {
  name: string;
  figures: CoachFigureTotalsFragment;
  link: string | null;
  locale: string;
}

function CoachCard({ name, figures, link, locale }: CoachCardProps) {
  return (
    <Card>
      <h2>{link ? <Link to={link}>{name}</Link> : name}</h2>
      <dl>
        {METRICS.map((metric) => (
          <div key={metric}>
            <dt>{COACH_METRICS[metric].name}</dt>
            <dd>{formatFigure(metric, figures[metric])}</dd>
          </div>
        ))}
        <div>
          <dt>{COACH_REVENUE.name}</dt>
          <dd>{moneyText(figures.revenue, locale)}</dd>
        </div>
      </dl>
    </Card>
  );
}

const Card = styled("div")({
  "& h2": { overflowWrap: "anywhere" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
    gap: "2px 24px",
    margin: "4px 0 0",
  },
  "& dl > div": { display: "flex", justifyContent: "space-between", gap: 8, fontSize: 13, lineHeight: "20px" },
  "& dt": { color: "var(--text-2)" },
  "& dd": { fontVariantNumeric: "tabular-nums" },
});
