import Button from "@mui/material/Button";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Venue } from "#web/tenant/venue.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Preview } from "#web/ui/layout/Preview.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { toneClass } from "#web/ui/state/tone.ts";
import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import type { Choices } from "../choices/use-choices.ts";
import type { VenueDay } from "../day/venue-day.ts";
import type { BookingFormValues } from "./booking-form.ts";
import { peopleInBay, suits, useBookingRequest, type BookingRequest } from "./booking-request.ts";
import { BookingPrice } from "./BookingPrice.tsx";
import { requirementsOf, type Requirement } from "./requirements.ts";
import { nearestStarts, type StartChoice } from "./start-choices.ts";
import type { OwnTime } from "./WhenFields.tsx";
import { WhyNot } from "./WhyNot.tsx";

const MINUTE_MS = 60_000;

interface FreeCheckProps {
  form: UseFormReturn<BookingFormValues>;
  venue: Venue;
  choices: Choices;
  service: ServiceChoiceFragment | undefined;
  day: VenueDay | undefined;
  starts: readonly StartChoice[];
  isLoading: boolean;
  /** The booking's own time, which is taken only by the booking itself. */
  own?: OwnTime;
}

/** Whether bay and coach are both free at the chosen start, the three nearest starts if not, and the price. */
export function FreeCheck({ form, venue, choices, service, day, starts, isLoading, own }: FreeCheckProps) {
  const { control, setValue } = form;
  const [start, duration, people, who] = useWatch({ control, name: ["start", "duration", "party_size", "who"] });
  const from = Number(start);
  const request = useBookingRequest(form, choices, service);
  const free = starts.find(({ instant }) => instant === from)?.free;
  const isOwn = own !== undefined && from < own.end && own.start < from + Number(duration) * MINUTE_MS;
  if (start === "" || !day) {
    return (
      <Preview aria-label="What is free">
        <p>Choose a start time to see bay and price.</p>
      </Preview>
    );
  }
  return (
    <Preview aria-label="What is free">
      <RequirementList
        title={`At ${day.formatTime(from)}`}
        requirements={requirementsOf(choices, service, request, free)}
        isOwn={isOwn}
        isLoading={isLoading}
      />
      {suits(free, request) || isOwn || isLoading ? null : (
        <Nearest
          starts={nearestStarts(starts, from, request)}
          day={day}
          onStart={(instant) => setValue("start", String(instant), { shouldDirty: true, shouldValidate: true })}
        />
      )}
      {service && !own ? (
        <WhyNot
          time={day.formatTime(from)}
          request={{
            service_id: service.id,
            location_id: venue.id,
            start_time: new Date(from).toISOString(),
            duration_minutes: Number(duration),
            coach_id: request.coachId,
            resource_id: request.resourceId,
            party_size: Math.min(Number(people), peopleInBay(choices, service)),
          }}
        />
      ) : null}
      {own ? null : (
        <BookingPrice
          offered={free?.price}
          venue={venue}
          bays={baysOf(request)}
          booking={{ who, service, from, day, minutes: Number(duration) }}
        />
      )}
    </Preview>
  );
}

interface RequirementListProps {
  title: string;
  requirements: readonly Requirement[];
  isOwn: boolean;
  isLoading: boolean;
}

function RequirementList({ title, requirements, isOwn, isLoading }: RequirementListProps) {
  return (
    <Stack gap={8} aria-live="polite" aria-busy={isLoading}>
      <h3>{title}</h3>
      <ul>
        {requirements.map(({ name, isFree }) => (
          <li key={name} className={toneClass(isFree || isOwn ? "green" : "amber")}>
            <Icon name={isFree || isOwn ? "check-circle" : "warning"} />
            <span>
              <b>{name}</b>
              <small>{formatRequirement(isFree, isOwn)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function formatRequirement(isFree: boolean, isOwn: boolean): string {
  if (isFree) return "Free for the whole time";
  return isOwn ? "Checked when you save" : "Not free then";
}

/** Number of bays the price is for. */
function baysOf({ party }: BookingRequest): number {
  if (!party) return 1;
  return party.bayIds.length > 0 ? party.bayIds.length : party.count;
}

interface NearestProps {
  starts: readonly StartChoice[];
  day: VenueDay | undefined;
  onStart: (instant: number) => void;
}

function Nearest({ starts, day, onStart }: NearestProps) {
  if (starts.length === 0) return <p>Nothing is free on this day. Try another day, bay or coach.</p>;
  return (
    <Stack gap={8} role="group" aria-label="The nearest free times">
      <h3>The nearest free times</h3>
      <div className="acts">
        {starts.map(({ instant }) => (
          <Button key={instant} onClick={() => onStart(instant)}>
            {day?.formatTime(instant)}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
