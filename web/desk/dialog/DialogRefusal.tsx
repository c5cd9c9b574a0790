import Button from "@mui/material/Button";
import { z } from "zod";
import { formatDay, formatTime, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import type { Fault } from "#web/apollo/http-fault.ts";
import { Note } from "#web/ui/state/Note.tsx";

const Alternative = z.object({ start_time: z.string(), local_start: z.string() });
const Standing = z.object({ version: z.int(), local_start: z.string(), status: z.string() });
export type Standing = z.infer<typeof Standing>;

/** What stands now where the view was stale; undefined when the answer did not carry it. */
export function standingOf(current: unknown): Standing | undefined {
  return Standing.safeParse(current).data;
}

/** The free times that came with a refusal. */
export function alternativesOf(fault: Fault): z.infer<typeof Alternative>[] {
  return fault.alternatives.flatMap((each) => Alternative.safeParse(each).data ?? []);
}

interface TakenNoteProps {
  message: string;
  alternatives: readonly z.infer<typeof Alternative>[];
  formats: VenueFormats;
  onTime: (date: string, instant: number) => void;
}

/** Somebody was quicker: the next free times, one press each. */
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

interface StaleNoteProps {
  standing: Standing;
  formats: VenueFormats;
  onTakeTheirs: () => void;
}

/** Somebody else changed the booking: take theirs, or save again to keep one's own. */
export function StaleNote({ standing, formats, onTakeTheirs }: StaleNoteProps) {
  const { date } = wallTimeOf(standing.local_start);
  return (
    <Note tone="blue" icon="people" role="alert">
      <strong>Somebody changed this booking meanwhile.</strong> It now starts {formatDay(date, formats)},{" "}
      {formatTime(standing.local_start, formats)}.{" "}
      <button
        type="button"
        onClick={onTakeTheirs}
        style={{ border: 0, padding: 0, background: "none", font: "inherit", cursor: "pointer" }}
      >
        Take theirs
      </button>{" "}
      or save again to keep yours.
    </Note>
  );
}
