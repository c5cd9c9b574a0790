import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatWallTime } from "#web/time/format.ts";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { FilterChip } from "#web/ui/grid/FilterChip.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { PeakWeek } from "./PeakWeek.tsx";
import { NEW_PEAK } from "./service-form.ts";
import type { ServiceFormReturn } from "./WhatFields.tsx";

const STEP_MINUTES = 30;
const TIMES = Array.from({ length: (24 * 60) / STEP_MINUTES + 1 }, (_, step) => {
  const minutes = step * STEP_MINUTES;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
});

/** When the peak price applies: weekdays, and the range in which a start time must lie. */
export function PeakFields({ form: { control, getValues } }: { form: ServiceFormReturn }) {
  const { fields, append, remove } = useFieldArray({ control, name: "peak_hours" });
  const peaks = useWatch({ control, name: "peak_hours" });
  const { venue } = useVenues();
  const options = (current: string | undefined) =>
    [...new Set([...TIMES, current ?? "00:00"])].toSorted().map((time) => ({
      value: time,
      label: time === "24:00" || !venue ? time : formatWallTime(time, venue),
    }));
  return (
    <section aria-label="Peak hours">
      <h3>Peak hours</h3>
      {fields.length === 0 ? null : <PeakWeek peaks={peaks} />}
      {fields.length === 0 ? <p className="quiet">None yet: the same price all day.</p> : null}
      {fields.map((field, at) => (
        <div className="peak" key={field.id} role="group" aria-label={`Peak hours ${at + 1}`}>
          <DayChips control={control} at={at} />
          <SelectInput
            control={control}
            name={`peak_hours.${at}.from`}
            label="Starts from"
            options={options(getValues(`peak_hours.${at}.from`))}
          />
          <SelectInput
            control={control}
            name={`peak_hours.${at}.to`}
            label="Before"
            options={options(getValues(`peak_hours.${at}.to`))}
          />
          <IconButton aria-label={`Remove peak hours ${at + 1}`} onClick={() => remove(at)}>
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
      <Button startIcon={<Icon name="plus" />} onClick={() => append(NEW_PEAK)}>
        Add peak hours
      </Button>
    </section>
  );
}

function DayChips({ control, at }: { control: ServiceFormReturn["control"]; at: number }) {
  const { field, fieldState } = useController({ control, name: `peak_hours.${at}.weekdays` });
  return (
    <div className="days" role="group" aria-label="Days">
      {WEEKDAYS.map(({ value, short }) => (
        <FilterChip
          key={value}
          label={short}
          isOn={field.value.includes(value)}
          onToggle={() =>
            field.onChange(
              WEEKDAYS.map((day) => day.value).filter((day) => field.value.includes(day) !== (day === value)),
            )
          }
        />
      ))}
      {fieldState.error?.message ? (
        <span className="error" role="alert">
          {fieldState.error.message}
        </span>
      ) : null}
    </div>
  );
}
