import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useId } from "react";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatWallTime, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { countText } from "#web/ui/text/count-text.ts";
import { bookingLook } from "../rows/booking-look.ts";
import { useWeeklySeriesQuery } from "./weekly.generated.ts";

interface SeriesProps {
  booking: { id: number; series_id: number | null };
  formats: VenueFormats;
  /** Opens another date of the series. */
  onOpen?: ((bookingId: number) => void) | undefined;
  /** Moves dates of the series; absent if this one may not be moved. */
  onMove?: (() => void) | undefined;
}

/** Number of dates shown around this one, two of them before it: a series may have a year of dates. */
const SHOWN = 6;
const BEFORE = 2;

/** Which date of its weekly series a booking is, with links to the others. Renders nothing if it has no series. */
export function Series({ booking, formats, onOpen, onMove }: SeriesProps) {
  const headingId = useId();
  const { data } = useWeeklySeriesQuery(
    booking.series_id === null
      ? skipToken
      : { variables: { id: booking.series_id }, fetchPolicy: "cache-and-network" as const },
  );
  const series = data?.bookingSeries;
  if (!series) return null;
  const day = WEEKDAYS.find(({ value }) => value === series.weekday)?.label ?? "";
  const at = series.dates.findIndex(({ booking_id }) => booking_id === booking.id);
  const first = Math.max(0, Math.min(at - BEFORE, series.dates.length - SHOWN));
  const others = series.dates.length - SHOWN;
  return (
    <PanelSection aria-labelledby={headingId}>
      <h3 id={headingId}>
        Every {day} at {formatWallTime(series.start, formats)}, date {at + 1} of {series.dates.length}
      </h3>
      <Rows plain>
        {series.dates.slice(first, first + SHOWN).map(({ booking_id, local_start, status }) => {
          const text = formatDay(wallTimeOf(local_start).date, formats, "withYear");
          return (
            <li key={booking_id}>
              {booking_id === booking.id || !onOpen ? (
                <b aria-current={booking_id === booking.id ? "true" : undefined}>{text}</b>
              ) : (
                <button type="button" className="link" onClick={() => onOpen(booking_id)}>
                  {text}
                </button>
              )}
              <small>{bookingLook({ status, late_minutes: null }).label}</small>
            </li>
          );
        })}
      </Rows>
      {others > 0 ? <p>and {countText(others, "other date")}</p> : null}
      {onMove ? (
        <Button startIcon={<Icon name="schedule" />} onClick={onMove}>
          Move dates
        </Button>
      ) : null}
    </PanelSection>
  );
}
