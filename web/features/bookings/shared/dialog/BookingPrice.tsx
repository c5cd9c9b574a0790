import { skipToken } from "@apollo/client/react";
import {
  useAllowanceQuoteQuery,
  type AllowanceQuoteQuery,
} from "#web/features/memberships/shared/allowances.generated.ts";
import { formatUse } from "#web/features/memberships/shared/format-allowance.ts";
import { useTaxesOn } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { Preview } from "#web/ui/layout/Preview.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import { paidPrice, priceAt } from "../choices/length-price.ts";
import type { VenueDay } from "../day/venue-day.ts";
import type { Who } from "./booking-form.ts";

const MINUTE_MS = 60_000;

type Price = { amount: number; currency: string };

interface WantedBooking {
  /** Person whose membership may cover it. */
  who: Who | null;
  service: ServiceChoiceFragment | undefined;
  day: VenueDay;
  /** Epoch milliseconds. */
  from: number;
  minutes: number;
}

interface BookingPriceProps {
  /** Price of the free time; calculated from the service's prices if absent. */
  offered: Price | undefined;
  venue: Venue;
  /** Number of bays, for a party of several. */
  bays: number;
  booking: WantedBooking;
}

/** The price of a new booking, and how much of it the client's membership covers. */
export function BookingPrice({ offered, venue, bays, booking }: BookingPriceProps) {
  const taxes = useTaxesOn(booking.service?.kind ?? "resource");
  const usual = usualPrice(booking);
  const price = offered ?? (usual && paidPrice(usual, taxes));
  const quote = useQuote({ price, venue, bays, booking });
  if (!price) return null;
  const toPay = quote?.to_pay ?? { ...price, amount: price.amount * bays };
  const inPrice = taxNote(toPay, taxes, venue.locale);
  return (
    <Preview as="div">
      <dl>
        <div className="total">
          <dt>{bays > 1 ? `Price of ${bays} bays, ${price.currency}` : `Price, ${price.currency}`}</dt>
          <dd>
            <Money amount={price.amount * bays} currency={price.currency} locale={venue.locale} />
          </dd>
        </div>
      </dl>
      {quote && quote.member_discount.amount > 0 ? (
        <dl>
          <div className="total">
            <dt>Member price</dt>
            <dd>
              <Money
                amount={price.amount * bays - quote.member_discount.amount}
                currency={price.currency}
                locale={venue.locale}
              />
            </dd>
          </div>
        </dl>
      ) : null}
      {quote && quote.covered.amount > 0 ? <Covered quote={quote} venue={venue} /> : <p>Paid at the venue.</p>}
      {inPrice ? <p>{inPrice}</p> : null}
    </Preview>
  );
}

/** Price of the length at that start, by the service's own prices. */
function usualPrice({ service, minutes, day, from }: WantedBooking): Price | undefined {
  const length = service?.durations.find(({ duration_minutes }) => duration_minutes === minutes);
  return service && length && priceAt(service, length, { day, start: from });
}

interface QuoteRequest extends Omit<BookingPriceProps, "offered"> {
  price: Price | undefined;
}

function useQuote({ price, venue, bays, booking: { who, service, from, minutes } }: QuoteRequest) {
  const isAsked = who?.kind === "client" && service !== undefined && price !== undefined && price.amount > 0;
  const { data } = useAllowanceQuoteQuery(
    isAsked
      ? {
          variables: {
            client_id: who.id,
            service_id: service.id,
            location_id: venue.id,
            start_time: new Date(from).toISOString(),
            end_time: new Date(from + minutes * MINUTE_MS).toISOString(),
            price_amount: price.amount,
            bays,
          },
          fetchPolicy: "cache-and-network",
        }
      : skipToken,
  );
  return isAsked ? data?.allowanceQuote : null;
}

type Quote = NonNullable<AllowanceQuoteQuery["allowanceQuote"]>;

function Covered({ quote, venue }: { quote: Quote; venue: Venue }) {
  return (
    <>
      <dl>
        <div className="total">
          <dt>Covered by the membership</dt>
          <dd>
            <Money {...quote.covered} locale={venue.locale} />
          </dd>
        </div>
      </dl>
      <dl>
        <div className="total">
          <dt>To pay at the venue</dt>
          <dd>
            <Money {...quote.to_pay} locale={venue.locale} />
          </dd>
        </div>
      </dl>
      {quote.uses.map((use) => (
        <p key={use.unit}>{formatUse(use, venue)}</p>
      ))}
    </>
  );
}
