import { styled } from "@mui/material/styles";
import { DayInput } from "./DayInput.tsx";

/** First and last day, YYYY-MM-DD; null where it is open. */
export interface Days {
  from: string | null;
  to: string | null;
}

interface DayRangeProps extends Days {
  onChange: (change: Partial<Days>) => void;
}

/** The filter of a list by its days, open at either end. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <Pair>
      <DayInput
        label="From"
        date={from ?? ""}
        max={to ?? undefined}
        onDate={(date) => onChange({ from: date || null })}
      />
      <DayInput label="To" date={to ?? ""} min={from ?? undefined} onDate={(date) => onChange({ to: date || null })} />
    </Pair>
  );
}

const Pair = styled("div")({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12 });
