import { explain } from "#web/apollo/explain-fault.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { DayTimes } from "./DayTimes.tsx";
import { TimePicker } from "./TimePicker.tsx";
import type { BookTimeFragment } from "./times.generated.ts";
import type { TimeChoices } from "./use-time-choice.ts";

interface TimeChoiceProps {
  choice: WholeChoice;
  choices: TimeChoices;
  onTime: (time: BookTimeFragment) => void;
}

/** Chooses a day and a time, or explains why there are none. */
export function TimeChoice({ choice, choices, onTime }: TimeChoiceProps) {
  const { picker, days, date, times, time, error, turn, chooseDay, refresh } = choices;
  return (
    <div ref={picker}>
      <TimePicker choice={choice} days={days} date={date} onStretch={turn} onDay={chooseDay}>
        {error && !times ? (
          <LoadFailure title="The free times did not load" error={explain(error)} onRetry={refresh} />
        ) : (
          <DayTimes
            choice={choice}
            days={days.days}
            date={date}
            times={times}
            chosen={time?.start_time}
            onTime={onTime}
            onDay={chooseDay}
          />
        )}
      </TimePicker>
    </div>
  );
}
