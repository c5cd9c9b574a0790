import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { BookingNoticeCode, PreviewBookingUpdateInput } from "#web/apollo/schema-types.generated.ts";
import { PreviewMoveDocument, type PreviewMoveQuery } from "./actions.generated.ts";

/** How long in ms a dragged block must rest at a place before the preview is requested. */
const REST_MS = 250;
/** Previews expire: others book in the meantime. */
const KNOWN_FOR_MS = 20_000;

export interface MovePreview {
  /** Label for moving there; undefined until known, when the `onKnown` listeners are called. */
  labelFor: (booking: { id: number; version: number }, input: PreviewBookingUpdateInput) => string | undefined;
  /** Subscribes to new labels; returns the unsubscribe function. Nothing is requested without a listener. */
  onKnown: (listener: () => void) => () => void;
}

/**
 * Previews moves that are being considered: price, notices or refusal. Requests are delayed, and dropped when the block
 * moves on.
 */
export function createMovePreview(client: ApolloClient, locale: string): MovePreview {
  const known = new Map<string, { label: string | undefined; until: number }>();
  const listeners = new Set<() => void>();
  let wanted: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  const ask = async (key: string, id: number, input: PreviewBookingUpdateInput) => {
    const label = await client
      .query({ query: PreviewMoveDocument, variables: { id, input }, fetchPolicy: "no-cache" })
      .then(({ data }) => (data?.previewBookingUpdate ? formatPreview(data.previewBookingUpdate, locale) : undefined))
      // The move itself will report the error.
      .catch(() => undefined);
    known.set(key, { label, until: Date.now() + KNOWN_FOR_MS });
    if (wanted === key) for (const tell of listeners) tell();
  };
  return {
    labelFor: ({ id, version }, input) => {
      const key = JSON.stringify([id, version, input]);
      const answer = known.get(key);
      if (answer && Date.now() < answer.until) return answer.label;
      if (wanted === key) return undefined;
      forget();
      wanted = key;
      timer = setTimeout(() => void ask(key, id, input), REST_MS);
      return undefined;
    },
    onKnown: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) forget();
      };
    },
  };
}

type Preview = NonNullable<PreviewMoveQuery["previewBookingUpdate"]>;

/** Covered by the price itself, or true of most moves. */
const NOT_AT_THE_GHOST: readonly BookingNoticeCode[] = ["price", "client_told"];

/** The outcome of a move in one line: the refusal, or the price and anything unusual. */
export function formatPreview({ price_before, price, notices, refusal }: Preview, locale: string | undefined): string {
  if (refusal) return refusal.message;
  const unusual = notices.filter(({ code }) => !NOT_AT_THE_GHOST.includes(code)).map(({ message }) => message);
  return [formatPriceChange(price_before, price, locale), ...unusual].join(" · ");
}

/** In minor units. */
interface Price {
  amount: number;
  currency: string;
}

/** "price unchanged", "price rises to $90.00" */
export function formatPriceChange(before: Price, after: Price, locale?: string): string {
  if (before.amount === after.amount) return "price unchanged";
  const verb = after.amount > before.amount ? "rises" : "falls";
  return `price ${verb} to ${formatMoney(after.amount, after.currency, locale)}`;
}

/** Previews of moves, in the venue's locale. */
export function useMovePreview(locale: string): MovePreview {
  const client = useApolloClient();
  return useMemo(() => createMovePreview(client, locale), [client, locale]);
}
