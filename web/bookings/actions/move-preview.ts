import type { ApolloClient } from "@apollo/client";
import type { PreviewBookingUpdateInput, BookingNoticeCode } from "#web/apollo/schema-types.generated.ts";
import { PreviewMoveDocument, type PreviewMoveQuery } from "./actions.generated.ts";
import { formatMoney } from "#web/ui/text/format-money.ts";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";

/** How long a block rests at a place before the platform is asked what that would come to. */
const REST_MS = 250;
/** What is known may be old by then: others book meanwhile. */
const KNOWN_FOR_MS = 20_000;

export interface MovePreview {
  /** What going there would come to; undefined until that is known, which `onKnown` then hears. */
  labelFor: (booking: { id: number; version: number }, input: PreviewBookingUpdateInput) => string | undefined;
  /** Tells when a label has come; returns the way to stop listening. With nobody listening nothing is asked. */
  onKnown: (listener: () => void) => () => void;
}

/** Price, notices or refusal of moves that are thought of: asked for a moment after, forgotten when moved on. */
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
      // The move itself will say what is wrong.
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

/** Said by the price itself, or true of most moves. */
const NOT_AT_THE_GHOST: readonly BookingNoticeCode[] = ["price", "client_told"];

/** What a move would come to, in a line: why it is refused, or its price and what is unusual about it. */
export function formatPreview({ price_before, price, notices, refusal }: Preview, locale: string | undefined): string {
  if (refusal) return refusal.message;
  const unusual = notices.filter(({ code }) => !NOT_AT_THE_GHOST.includes(code)).map(({ message }) => message);
  return [formatPriceChange(price_before, price, locale), ...unusual].join(" · ");
}

/** Minor units. */
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

/** What moves would come to, in the language of the venue. */
export function useMovePreview(locale: string): MovePreview {
  const client = useApolloClient();
  return useMemo(() => createMovePreview(client, locale), [client, locale]);
}
