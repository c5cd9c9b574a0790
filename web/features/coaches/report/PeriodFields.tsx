import { styled } from "@mui/material/styles";
import { DayInput } from "#web/ui/date/DayInput.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { type Days, type PeriodName, PERIODS } from "./report-period.ts";

interface PeriodFieldsProps {
  name: PeriodName;
  days: Days;
  set: (name: PeriodName, own: Days) => void;
}

/** Which days a report is about; own dates begin with those that were shown. */
export function PeriodFields({ name, days, set }: PeriodFieldsProps) {
  return (
    <Fields>
      <FormField label="Period">
        {(wiring) => (
          <PlainSelect
            {...wiring}
            value={name}
            options={PERIODS}
            onChange={({ target }) => {
              const chosen = PERIODS.find(({ value }) => value === target.value);
              if (chosen) set(chosen.value, days);
            }}
          />
        )}
      </FormField>
      {name === "own" ? (
        <>
          <DayInput
            label="From"
            date={days.start}
            max={days.end}
            onDate={(start) => start && set("own", { ...days, start })}
          />
          <DayInput label="To" date={days.end} min={days.start} onDate={(end) => end && set("own", { ...days, end })} />
        </>
      ) : null}
    </Fields>
  );
}

const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 180px))",
  gap: 12,
  padding: "12px 16px 4px",
  "@media (max-width: 599.95px)": {
    gridTemplateColumns: "1fr 1fr",
    "& > :first-of-type": { gridColumn: "1 / -1" },
  },
});
