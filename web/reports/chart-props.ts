export interface ChartSeries {
  label: string;
  color: string;
  /** Nothing is drawn or told where there is null. */
  values: readonly (number | null)[];
  /** Lifts what stands on it, and is neither seen nor told. */
  isBase?: boolean;
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
  formatValue: (value: number, series: string) => string;
  /** The same in few letters, beside the axis. */
  formatTick: (value: number) => string;
}

export const CHART_HEIGHT = 240;
