import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFormatMoment } from "#web/tenant/use-format-moment.ts";
import { VenueContext, type Venue } from "#web/tenant/venue.ts";
import { fixedClock } from "#web/time/wall-clock.ts";

// An offset that the browser's own zone data do not give.
const VENUE: Venue = {
  id: 1,
  name: "Main Street",
  city: "Vancouver",
  timezone: "America/Vancouver",
  locale: "en-CA",
  timeformat: "HH:mm",
  dateformat: "DD/MM/YYYY",
  ...fixedClock("-05:30"),
};

function Moment({ at }: { at: string }) {
  const format = useFormatMoment();
  return <p>{`${format.time(at)} / ${format.dayTime(at)}`}</p>;
}

test("prints a moment by the clock in the header and in the venue's format", () => {
  render(
    <VenueContext value={{ venues: [VENUE], venue: VENUE, choose: () => {} }}>
      <Moment at="2027-05-04T18:50:00Z" />
    </VenueContext>,
  );
  expect(screen.getByText("13:20 / 4 May 2027, 13:20")).toBeTruthy();
});
