import { z } from "zod";
import { StartGiftCardPurchaseInput } from "#schema/payments/card-attempts/plan-purchases/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney } from "#schema/shared/typed-money.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { optionalText } from "#web/ui/form/optional-text.ts";
import type { GiftCardOnSaleFragment } from "./gift-cards.generated.ts";

const { shape } = StartGiftCardPurchaseInput;

/** "7" is the card of plan 7 at its price, "7 own" one with an amount entered by the buyer. */
const OWN = " own";

export const ownChoice = (planId: number): string => `${planId}${OWN}`;

export const isOwnChoice = (choice: string): boolean => choice.endsWith(OWN);

export const cardOfChoice = (
  cards: readonly GiftCardOnSaleFragment[],
  choice: string,
): GiftCardOnSaleFragment | undefined => cards.find(({ plan_id }) => plan_id === Number.parseInt(choice, 10));

/** Returns the price and value of the chosen card; undefined if the typed amount is missing or out of bounds. */
export function amountOf(card: GiftCardOnSaleFragment | undefined, choice: string, typed: string): number | undefined {
  if (!card) return undefined;
  if (!isOwnChoice(choice)) return card.amount.amount;
  const amount = readTypedMoney(typed, card.amount.currency);
  if (amount === undefined || !card.own_amount) return undefined;
  const { least, most } = card.own_amount;
  return amount >= least.amount && amount <= most.amount ? amount : undefined;
}

/** "from $20.00 to $500.00" */
export function formatBounds({ own_amount }: GiftCardOnSaleFragment, locale: string): string {
  if (!own_amount) return "";
  const [least, most] = [own_amount.least, own_amount.most].map(({ amount, currency }) =>
    formatMoney(amount, currency, locale),
  );
  return `from ${least} to ${most}`;
}

/** The gift cards on sale and the earliest date. */
export interface GiftSale {
  cards: readonly GiftCardOnSaleFragment[];
  /** Today's date at the venue: a code for today is mailed at once. */
  today: string;
}

/** Converts form values to the request; the contract's own rules and messages apply. */
export const giftForm = ({ cards, today }: GiftSale, formats: DayFormats) =>
  z
    .object({
      choice: z.string(),
      own: z.string(),
      recipient_name: shape.recipient_name,
      recipient_email: shape.recipient_email,
      message: optionalText.pipe(shape.message.unwrap()),
      send_on: z.iso.date("Choose a day."),
    })
    .refine((typed) => amountOf(cardOfChoice(cards, typed.choice), typed.choice, typed.own) !== undefined, {
      path: ["own"],
      // Reported together with other missing fields.
      when: () => true,
      error: ({ input }) => amountProblem(cards, input, formats.locale),
    })
    .superRefine(({ choice, send_on }, found) => {
      const message = dayProblem(send_on, { today, last: cardOfChoice(cards, choice)?.send_until }, formats);
      if (message !== undefined) found.addIssue({ code: "custom", path: ["send_on"], message });
    })
    .transform(({ choice, own, send_on, ...gift }) => {
      const card = cardOfChoice(cards, choice);
      const amount = amountOf(card, choice, own);
      if (!card || amount === undefined) throw new Error("the refinement above has refused it");
      const day = send_on === today ? null : send_on;
      return { ...gift, send_on: day, plan_id: card.plan_id, amount: { amount, currency: card.amount.currency } };
    });

function dayProblem(
  day: string,
  { today, last }: { today: string; last: string | undefined },
  formats: DayFormats,
): string | undefined {
  if (day < today) return "Choose today or a later day.";
  return last !== undefined && day > last ? `Choose a day until ${formatDay(last, formats, "withYear")}.` : undefined;
}

function amountProblem(cards: readonly GiftCardOnSaleFragment[], typed: unknown, locale: string): string {
  const { choice = "" } = typed as { choice?: string };
  const card = cardOfChoice(cards, choice);
  return card ? `Choose an amount ${formatBounds(card, locale)}.` : "Choose an amount.";
}

export type GiftValues = z.input<ReturnType<typeof giftForm>>;
export type GiftSent = z.output<ReturnType<typeof giftForm>>;
