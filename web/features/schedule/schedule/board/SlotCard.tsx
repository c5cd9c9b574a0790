import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { formatDay } from "#web/time/format-day.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { LensBy } from "../model/bookables.ts";
import { SLOT_MS, type Slot } from "./use-slots.ts";

interface SlotCardProps {
  slot: Slot;
  by: LensBy;
  formats: VenueFormats;
  onBook: () => void;
  onOpenDay: () => void;
}

/** What is free at a time on another day, with links to book it or open the day. */
export function SlotCard({ slot, by, formats, onBook, onOpenDay }: SlotCardProps) {
  const { day, start, free, isOpen } = slot;
  const noun = by === "coach" ? "coach" : "bay";
  return (
    <>
      <Head>
        <h2>
          {formatDay(day.date, formats)}, {day.formatTime(start)}–{day.formatTime(start + SLOT_MS)}
        </h2>
        <p>{formatFree({ isOpen, names: free.map(({ title }) => title), noun })}</p>
      </Head>
      <div className="acts">
        {free.length === 0 ? null : (
          <Button variant="contained" size="small" startIcon={<Icon name="plus" size={14} />} onClick={onBook}>
            Book here
          </Button>
        )}
        <Button size="small" onClick={onOpenDay}>
          Open the day
        </Button>
      </div>
    </>
  );
}

function formatFree({ isOpen, names, noun }: { isOpen: boolean; names: readonly string[]; noun: string }): string {
  if (!isOpen) return noun === "coach" ? "Nobody works then." : "Closed then.";
  if (names.length === 0) return `No ${noun} is free for the whole hour.`;
  return `Free for the whole hour: ${names.join(", ")}.`;
}

const Head = styled("div")({
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
  "& p": { marginTop: 2, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
});
