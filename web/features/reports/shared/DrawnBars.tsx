import { BarPlot } from "@mui/x-charts/BarChart";
import { ChartsAxisHighlight } from "@mui/x-charts/ChartsAxisHighlight";
import { ChartsContainer } from "@mui/x-charts/ChartsContainer";
import { ChartsGrid } from "@mui/x-charts/ChartsGrid";
import { ChartsTooltip } from "@mui/x-charts/ChartsTooltip";
import { ChartsXAxis } from "@mui/x-charts/ChartsXAxis";
import { ChartsYAxis } from "@mui/x-charts/ChartsYAxis";
import { LinePlot } from "@mui/x-charts/LineChart";
import { CHART_HEIGHT, type BarsChartProps, type ChartSeries } from "./chart-props.ts";

/** The bars only; the page provides the figures as a table. */
export function DrawnBars({ ticks, bars, line, formatValue, formatTick }: BarsChartProps) {
  const formatterOf = ({ label, isBase = false }: ChartSeries) => {
    return (value: number | null) => (value === null || isBase ? null : formatValue(value, label));
  };
  return (
    <ChartsContainer
      height={CHART_HEIGHT}
      margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
      skipAnimation
      xAxis={[{ id: "x", scaleType: "band", data: [...ticks], height: 28, categoryGapRatio: 0.3 }]}
      yAxis={[{ id: "y", width: 52, valueFormatter: formatTick, tickNumber: 5 }]}
      series={[
        ...bars.map((series) => ({
          type: "bar" as const,
          label: series.label,
          color: series.isBase ? "transparent" : series.color,
          data: [...series.values],
          stack: "all",
          stackOffset: "diverging" as const,
          valueFormatter: formatterOf(series),
        })),
        ...(line
          ? [
              {
                type: "line" as const,
                label: line.label,
                color: line.color,
                // A longer previous period has more days than there are bars.
                data: ticks.map((_, index) => line.values[index] ?? null),
                curve: "linear" as const,
                valueFormatter: formatterOf(line),
              },
            ]
          : []),
      ]}
      sx={{
        "& .MuiLineElement-root, & .MuiLineChart-line": { strokeDasharray: "3 3", strokeWidth: 1.5 },
        "& text": {
          fontFamily: "var(--font) !important",
          fill: "var(--text-3) !important",
          fontSize: "11px !important",
        },
      }}
    >
      <ChartsGrid horizontal />
      <BarPlot borderRadius={2} />
      <LinePlot />
      <ChartsAxisHighlight x="band" />
      <ChartsXAxis axisId="x" disableTicks />
      <ChartsYAxis axisId="y" disableLine disableTicks />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
