import { decimalsOf } from "./typed-money.ts";

const TENS = 10;

/** Of currencies with three decimals the payment provider takes, and gives back, only amounts that end in 0. */
const stepOf = (currency: string): number => (decimalsOf(currency) === 3 ? TENS : 1);

export const isCardAmount = (amount: number, currency: string): boolean => amount % stepOf(currency) === 0;

/** The most that a card can be charged of an amount. */
export const mostByCard = (amount: number, currency: string): number => amount - (amount % stepOf(currency));

/** The least that a card can be charged, or given back, for at least an amount. */
export const leastByCard = (amount: number, currency: string): number =>
  Math.ceil(amount / stepOf(currency)) * stepOf(currency);
