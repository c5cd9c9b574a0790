export interface ChartSeries {
  label: string;
  color: string;
  values: readonly number[];
}

export interface BarsChartProps {
  /** What it shows, for whoever hears it: the same figures stand in a table below. */
  label: string;
  /** One for each bar. */
  ticks: readonly string[];
  /** Stacked on each other. */
  bars: readonly ChartSeries[];
  /** What they are compared with. */
  line?: ChartSeries;
  formatValue: (value: number) => string;
  /** The same in few letters, beside the axis. */
  formatTick: (value: number) => string;
}

export const CHART_HEIGHT = 240;
