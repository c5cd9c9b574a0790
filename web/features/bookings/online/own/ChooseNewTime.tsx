import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { announce } from "#web/ui/announce/announce.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { dateOf } from "../frame/format-venue.ts";
import { HoldRefused } from "../when/HoldRefused.tsx";
import { TimeChoice } from "../when/TimeChoice.tsx";
import { useTakingTime } from "../when/use-taking-time.ts";
import { useTimeChoice } from "../when/use-time-choice.ts";
import { MoveSummary } from "./MoveSummary.tsx";
import { bookedDetail, bookedTitle } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

interface ChooseNewTimeProps {
  booking: OwnBookingFragment;
  choice: WholeChoice;
  /** The path to return to without moving. */
  keepPath: string;
  /** Moves the booking to a start and navigates on. */
  send: (start: string) => Promise<void>;
  /** Reads the booking again. */
  reread: () => Promise<unknown>;
}

/** Offers free times of the same length, with the cost of the move before it is submitted. */
export function ChooseNewTime({ booking, choice, keepPath, send, reread }: ChooseNewTimeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, want] = useState<{ date: string; start?: string }>({ date: dateOf(booking.local_start) });
  const choices = useTimeChoice(choice, { ...wanted, onDay: (date) => want({ date }), except: booking.start_time });
  const { time } = choices;
  const { take, isTaking, refusal } = useTakingTime((code) => {
    choices.refresh();
    // Somebody else has changed it: only its present version can be moved. A failed read leaves the refusal as it is.
    if (code === "stale_version") void reread().catch(() => undefined);
  });
  const move = (start: string) =>
    take(async () => {
      await send(start);
      announce("Your booking has moved.");
    });
  const wantTime = (at: { local_start: string; start_time: string }) =>
    want({ date: dateOf(at.local_start), start: at.start_time });

  useEffect(() => heading.current?.focus(), []);
  return (
    <Page>
      <h1 tabIndex={-1} ref={heading}>
        Move your booking
      </h1>
      <p>
        {bookedTitle(booking)}, {bookedDetail(booking)}. Same length. If your bay is taken, we pick another.
      </p>
      <HoldRefused refusal={refusal} hasExpired={false} location={choice.location} onTake={wantTime} />
      <TimeChoice choice={choice} choices={choices} onTime={wantTime} />
      <MoveSummary
        booking={booking}
        time={time}
        format={choice.location}
        keepPath={keepPath}
        isMoving={isTaking}
        onMove={() => (time ? void move(time.start_time) : choices.askForTime())}
      />
    </Page>
  );
}

const Page = styled("div")({
  maxWidth: 688,
  margin: "24px auto 0",
  "& h1": { outline: "none" },
  "& > p": { marginTop: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
});
