/** The revenue of a group in one currency, with its keys. */
export interface RevenueGroup extends Record<string, unknown> {
  currency: string;
  items: number;
  revenue: number;
  given_back: number;
  average: number | null;
  median: number | null;
  p90: number | null;
}
