import type { BookingNoticeCode } from "#web/apollo/schema-types.generated.ts";
import type { PreviewMoveQuery } from "./desk.generated.ts";
import { priceWords } from "./price-words.ts";

type Preview = NonNullable<PreviewMoveQuery["previewBookingUpdate"]>;

/** Said by the price itself, or true of most moves. */
const NOT_AT_THE_GHOST: readonly BookingNoticeCode[] = ["price", "client_told"];

/** What a move would come to, in a line: why it is refused, or its price and what is unusual about it. */
export function previewWords({ price_before, price, notices, refusal }: Preview, locale: string | undefined): string {
  if (refusal) return refusal.message;
  const unusual = notices.filter(({ code }) => !NOT_AT_THE_GHOST.includes(code)).map(({ message }) => message);
  return [priceWords(price_before, price, locale), ...unusual].join(" · ");
}
