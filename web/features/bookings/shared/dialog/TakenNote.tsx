import Button from "@mui/material/Button";
import { z } from "zod";
import type { Fault } from "#web/apollo/http-fault.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTime, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { Note } from "#web/ui/state/Note.tsx";

const Alternative = z.object({ start_time: z.string(), local_start: z.string() });

/** Free times offered along with a refusal. */
export function alternativesOf(fault: Fault): z.infer<typeof Alternative>[] {
  return fault.alternatives.flatMap((each) => Alternative.safeParse(each).data ?? []);
}

interface TakenNoteProps {
  message: string;
  alternatives: readonly z.infer<typeof Alternative>[];
  formats: VenueFormats;
  onTime: (date: string, instant: number) => void;
}

/** The time was taken in the meantime: one-press buttons for the nearest free times. */
export function TakenNote({ message, alternatives, formats, onTime }: TakenNoteProps) {
  return (
    <Note tone="amber" icon="clock" role="alert">
      <strong>{message}</strong> Your answers are kept.
      {alternatives.length > 0 ? (
        <span style={{ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 8 }}>
          {alternatives.map(({ start_time, local_start }) => {
            const { date } = wallTimeOf(local_start);
            return (
              <Button
                key={start_time}
                sx={{ textDecoration: "none !important" }}
                onClick={() => onTime(date, Date.parse(start_time))}
              >
                {formatDay(date, formats)}, {formatTime(local_start, formats)}
              </Button>
            );
          })}
        </span>
      ) : null}
    </Note>
  );
}
