import styled from "@emotion/styled";
import { type ReactNode, useRef } from "react";
import { offsetLabel } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import type { WholeChoice } from "../frame/choice.ts";
import { DayStrip } from "./DayStrip.tsx";
import type { FreeDays } from "./use-availability.ts";
import { PublicButton } from "../frame/PublicButton.tsx";

interface TimePickerProps {
  choice: WholeChoice;
  days: FreeDays;
  date: string | undefined;
  /** A fortnight earlier (-1) or later (1). */
  onStretch: (by: -1 | 1) => void;
  onDay: (date: string) => void;
  children: ReactNode;
}

/** The strip of days over the times of one of them; says whose clock it is. */
export function TimePicker({ choice, days, date, onStretch, onDay, children }: TimePickerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { location } = choice;
  const move = (by: -1 | 1) => {
    if (canScroll(strip.current, by)) strip.current?.scrollBy({ left: by * strip.current.clientWidth * 0.9 });
    else onStretch(by);
  };
  return (
    <Picker aria-label="Choose a time">
      <header>
        <CardTitle>When</CardTitle>
        <p>
          Times in {location.city ?? location.name}, {offsetLabel(location.utc_offset)}
        </p>
        <PublicButton
          type="button"
          data-look="quiet"
          data-size="square"
          aria-label="Earlier days"
          onClick={() => move(-1)}
        >
          <Icon name="chevron-left" />
        </PublicButton>
        <PublicButton
          type="button"
          data-look="quiet"
          data-size="square"
          aria-label="Later days"
          onClick={() => move(1)}
        >
          <Icon name="chevron-right" />
        </PublicButton>
      </header>
      <DayStrip strip={strip} locale={location.locale} days={days} date={date} onDay={onDay} />
      {children}
    </Picker>
  );
}

function canScroll(strip: HTMLElement | null, by: -1 | 1): boolean {
  if (!strip) return false;
  const left = by < 0 ? strip.scrollLeft : strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  return left > 8;
}

const Picker = styled(Card)({
  marginTop: 16,
  "& header": { display: "flex", alignItems: "center", gap: 4, padding: "12px 12px 0 16px" },
  "& header p": {
    flex: 1,
    fontSize: 12,
    lineHeight: "16px",
    letterSpacing: 0,
    textAlign: "right",
    color: "var(--text-2)",
    paddingRight: 8,
  },
});
