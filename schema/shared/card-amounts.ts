import { decimalsOf } from "./typed-money.ts";

const TENS = 10;

/** Of currencies with three decimals the payment provider takes, and gives back, only amounts that end in 0. */
const stepOf = (currency: string): number => (decimalsOf(currency) === 3 ? TENS : 1);

export const isCardAmount = (amount: number, currency: string): boolean => amount % stepOf(currency) === 0;

/** The least that the provider charges a card, in minor units; docs: its supported currencies. */
const LEAST: Readonly<Record<string, number>> = { USD: 50, EUR: 50, CAD: 50, AUD: 50, GBP: 30, JPY: 50 };

/** The least of any payment by card. */
export const leastCharge = (currency: string): number => leastByCard(LEAST[currency] ?? 1, currency);

/** Whether it is too small to be charged to a card, and yet something. */
export const isBelowCards = (amount: number, currency: string): boolean => amount > 0 && amount < leastCharge(currency);

/** What of the credit pays an amount, so that a card can be charged the rest; all of it where the credit suffices. */
export function creditToUse({ left, due, currency }: { left: number; due: number; currency: string }): number {
  if (left >= due) return due;
  const rest = Math.max(leastByCard(due - Math.max(0, left), currency), leastCharge(currency));
  return Math.max(0, due - rest);
}

/** The most that a card can be charged of an amount. */
export const mostByCard = (amount: number, currency: string): number => amount - (amount % stepOf(currency));

/** The least that a card can be charged, or given back, for at least an amount. */
export const leastByCard = (amount: number, currency: string): number =>
  Math.ceil(amount / stepOf(currency)) * stepOf(currency);
