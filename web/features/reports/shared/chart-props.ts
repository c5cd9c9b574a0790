export interface ChartSeries {
  label: string;
  color: string;
  /** null draws nothing. */
  values: readonly (number | null)[];
  /** Invisible base that lifts the series stacked on it; not shown in tooltips either. */
  isBase?: boolean;
}

export interface BarsChartProps {
  /** Accessible name of the chart: the same figures are in a table below. */
  label: string;
  /** One per bar. */
  ticks: readonly string[];
  /** Stacked. */
  bars: readonly ChartSeries[];
  /** The series they are compared with. */
  line?: ChartSeries;
  formatValue: (value: number, series: string) => string;
  /** Short format for the axis. */
  formatTick: (value: number) => string;
}

export const CHART_HEIGHT = 240;
