import { readTypedMoney } from "#web/ui/text/typed-money.ts";

/** Notes and coins in minor units, largest first; other currencies are counted as a total. */
const PIECES: Readonly<Record<string, readonly number[]>> = {
  CAD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 25, 10, 5],
  USD: [10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1],
  EUR: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  GBP: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  AUD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5],
  JPY: [10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1],
};

export const piecesOf = (currency: string): readonly number[] => PIECES[currency] ?? [];

/** How many there are of each piece, as typed. */
export type Pieces = Readonly<Record<number, string>>;

export function countOfPieces(pieces: Pieces): number {
  return Object.entries(pieces).reduce((sum, [piece, typed]) => sum + Number(piece) * wholeNumber(typed), 0);
}

const wholeNumber = (typed: string): number => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0);

/** Minor units of what is typed; undefined while it is no amount. */
export const readAmount = (typed: string, currency: string): number | undefined =>
  typed.trim() === "" ? undefined : readTypedMoney(typed, currency);
