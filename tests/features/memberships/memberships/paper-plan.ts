/** A plan as the clerk sees it. */
export interface PaperPlan {
  id: number;
  /** Null if it does not renew. */
  months: number | null;
  price: number;
  signUpFee: number;
  /** Free days before the first bill. */
  trial: number;
  notice: number;
  minutes: number;
  rollover: number;
  /** Discount on the price of each booking. */
  percentOff: number;
  /** How many people may use it, including the payer. */
  familySize: number;
}

const DAY_MS = 86_400_000;
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The same day of the month this many months later, or the last day of a shorter month. */
export function monthsAfter(day: number, months: number): number {
  const from = new Date(day * DAY_MS);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), last)) / DAY_MS;
}

export interface Shown {
  due_now: number;
  access_until: string | null;
  access_again_from: string | null;
  days_credited: number;
  credited: number;
}

export interface PaperBill {
  on: string;
  plan_id: number;
  amount: number;
  due: number;
  isPaid: boolean;
  /** How often a card was charged for it automatically, when it is tried next, and when it was first refused. */
  tries: number;
  nextTry: number | null;
  refusedOn: number | null;
}
