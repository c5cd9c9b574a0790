import styled from "@emotion/styled";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Countdown, useSecondsLeft } from "#web/ui/text/Countdown.tsx";
import { useCatalogue } from "../frame/catalogue.ts";
import { formatTime } from "../frame/format-venue.ts";
import { formatOf } from "../own/own-booking.ts";
import type { KeptHold } from "../when/kept-hold.ts";

interface HoldBannerProps {
  hold: KeptHold;
  /** The booking has been submitted: its response, not the countdown, decides whether the time was kept. */
  isPaused: boolean;
  onEnd: () => void;
}

/** The held time and its countdown; the last minute is announced. */
export function HoldBanner({ hold, isPaused, onEnd }: HoldBannerProps) {
  const format = formatOf(useCatalogue(), hold.booking.location.id);
  const { service, party_size, local_start } = hold.booking;
  const time = formatTime(local_start, format);
  const share = Math.min(1, (useSecondsLeft(hold.until) * 1000) / hold.lasts_ms);
  return (
    <Banner>
      <Icon name="hourglass" size={20} />
      <div>
        <b>{service.kind === "class" ? formatSeatsHeld(party_size, time) : `${time} is held for you`}</b>
        <p>Finish before the time runs out</p>
      </div>
      <strong>
        <Countdown until={hold.until} onEnd={isPaused ? undefined : onEnd} />
      </strong>
      <i style={{ width: `${share * 100}%` }} />
    </Banner>
  );
}

/** `Your seat at 14:00 is held`, `Your 2 seats at 14:00 are held` */
function formatSeatsHeld(seats: number, time: string): string {
  return seats === 1 ? `Your seat at ${time} is held` : `Your ${seats} seats at ${time} are held`;
}

const Banner = styled("div")({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  marginBottom: 16,
  padding: "10px 16px 12px",
  overflow: "hidden",
  borderRadius: "var(--r)",
  background: "var(--violet-f)",
  color: "var(--violet-t)",
  "& div": { flex: 1 },
  "& p": { fontSize: 12, lineHeight: "16px", letterSpacing: 0 },
  "& strong": { fontSize: 18, lineHeight: "24px" },
  "& i": { position: "absolute", left: 0, bottom: 0, height: 3, background: "var(--violet-m)" },
});
