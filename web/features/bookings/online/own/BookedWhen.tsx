import styled from "@emotion/styled";
import { Quiet } from "#web/ui/text/Quiet.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { bookedDayAndSpan, bookedDetail, bookedTitle, formatOf } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

/** Date and time as the most prominent element, above what was booked. */
export function BookedWhen({ booking }: { booking: OwnBookingFragment }) {
  const [day, span] = bookedDayAndSpan(booking, formatOf(useCatalogue(), booking.location.id));
  return (
    <>
      <When>
        {day}, <span>{span}</span>
      </When>
      <Quiet>
        {bookedTitle(booking)}, {bookedDetail(booking)}
      </Quiet>
    </>
  );
}

const When = styled("p")({
  fontSize: 22,
  lineHeight: "32px",
  fontWeight: 600,
  letterSpacing: "-.017em",
  fontVariantNumeric: "tabular-nums",
  "& span": { whiteSpace: "nowrap" },
  "@media (max-width: 599.95px)": { fontSize: 20, lineHeight: "28px" },
});
