import { decimalsOf } from "./typed-money.ts";

const TENS = 10;

/** In currencies with three decimals the payment provider only accepts, and refunds, amounts that end in 0. */
const stepOf = (currency: string): number => (decimalsOf(currency) === 3 ? TENS : 1);

export const isCardAmount = (amount: number, currency: string): boolean => amount % stepOf(currency) === 0;

/** The provider's minimum card charge, in minor units; from its documentation of supported currencies. */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** The minimum of any payment by card. */
export const leastCharge = (currency: string): number => leastByCard(LEAST[currency] ?? 1, currency);

/** Whether an amount is above zero but too small to be charged to a card. */
export const isBelowCards = (amount: number, currency: string): boolean => amount > 0 && amount < leastCharge(currency);

/** How much credit to use for an amount so that a card can be charged the rest; the whole amount if the credit suffices. */
export function creditToUse({ left, due, currency }: { left: number; due: number; currency: string }): number {
  if (left >= due) return due;
  const rest = Math.max(leastByCard(due - Math.max(0, left), currency), leastCharge(currency));
  return Math.max(0, due - rest);
}

/** The largest part of an amount that can be charged to a card. */
export const mostByCard = (amount: number, currency: string): number => amount - (amount % stepOf(currency));

/** The smallest amount that can be charged to a card, or refunded, and is not below the given one. */
export const leastByCard = (amount: number, currency: string): number =>
  Math.ceil(amount / stepOf(currency)) * stepOf(currency);
