import type { ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Venue } from "#web/tenant/venue.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import type { Choices } from "../choices/use-choices.ts";
import { RepeatFields } from "../weekly/RepeatFields.tsx";
import { SeriesDates, type SeenDates } from "../weekly/SeriesDates.tsx";
import type { BookingFormValues } from "./booking-form.ts";
import { peopleInBay, useBookingRequest } from "./booking-request.ts";
import { FreeCheck } from "./FreeCheck.tsx";
import { PartyBays } from "./PartyBays.tsx";
import { useStartChoices } from "./use-start-choices.ts";
import { useChosenService, WhatFields } from "./WhatFields.tsx";
import { WhenFields, WhereFields, type OwnTime } from "./WhenFields.tsx";

interface BookingFieldsProps {
  form: UseFormReturn<BookingFormValues>;
  venue: Venue;
  choices: Choices;
  /** Who it is for: the picker, or the fixed name. */
  who: ReactNode;
  isServiceFixed: boolean;
  /** Whether it may be repeated weekly; only for new bookings. */
  mayRepeat?: boolean;
  bayRefusal?: string;
  own?: OwnTime;
  /** Asks why the client may be double-booked. */
  asksReason: boolean;
  /** The server's refusal, shown above the buttons. */
  refusal?: ReactNode;
}

/** The fields of a booking, in the order in which the desk asks. */
export function BookingFields(props: BookingFieldsProps) {
  const { form, venue, choices, who, isServiceFixed, mayRepeat, bayRefusal, own, asksReason, refusal } = props;
  const service = useChosenService(form, choices);
  const { day, starts } = useWantedStarts(form, venue, choices);
  const { party } = useBookingRequest(form, choices, service);
  return (
    <>
      {who}
      <WhatFields
        form={form}
        choices={choices}
        service={service}
        isServiceFixed={isServiceFixed}
        day={day}
        locale={venue.locale}
      />
      <WhenFields form={form} choices={choices} service={service} day={day} starts={starts} own={own} venue={venue} />
      {party ? (
        <PartyBays form={form} choices={choices} service={service} starts={starts} count={party.count} />
      ) : (
        <WhereFields
          form={form}
          choices={choices}
          service={service}
          starts={starts}
          own={own}
          bayRefusal={bayRefusal}
        />
      )}
      {mayRepeat && !party ? <RepeatFields form={form} venue={venue} /> : null}
      <TextInput control={form.control} name="client_note" label="Client's note" hint="optional" lines={2} />
      {asksReason ? (
        <TextInput
          control={form.control}
          name="override_reason"
          label="Why the client may be booked twice"
          help="The reason is kept with the booking."
        />
      ) : null}
      {refusal}
    </>
  );
}

interface BookingAsideProps {
  form: UseFormReturn<BookingFormValues>;
  venue: Venue;
  choices: Choices;
  own?: OwnTime;
  /** Allows weekly repetition; called with the dates that were previewed. */
  onSeenDates?: (seen: SeenDates | undefined) => void;
}

/** Availability and price, next to the fields. */
export function BookingAside({ form, venue, choices, own, onSeenDates }: BookingAsideProps) {
  const service = useChosenService(form, choices);
  const found = useWantedStarts(form, venue, choices);
  const isRepeated = useWatch({ control: form.control, name: "repeat.weekly" });
  const { party } = useBookingRequest(form, choices, service);
  return (
    <>
      <FreeCheck form={form} venue={venue} choices={choices} service={service} own={own} {...found} />
      {onSeenDates && isRepeated && !party ? (
        <div style={{ marginTop: 24 }}>
          <SeriesDates form={form} venue={venue} day={found.day} onSeen={onSeenDates} />
        </div>
      ) : null}
    </>
  );
}

function useWantedStarts(form: UseFormReturn<BookingFormValues>, venue: Venue, choices: Choices) {
  const [date, duration, partySize] = useWatch({ control: form.control, name: ["date", "duration", "party_size"] });
  const service = useChosenService(form, choices);
  // Each bay of a larger party takes its share of the people.
  const inOneBay = Math.min(Number(partySize), peopleInBay(choices, service));
  return useStartChoices(venue, { service, date, duration: Number(duration), partySize: inOneBay });
}
