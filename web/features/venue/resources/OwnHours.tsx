import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatWallTime } from "#web/time/format.ts";
import { dayAfter } from "#web/ui/hours/day-ranges.ts";
import { DayRangesRow } from "#web/ui/hours/DayRangesRow.tsx";
import { weekOf, type ResourceFormSent, type ResourceFormValues } from "./resource-form.ts";
import { useResourceVenueHoursQuery } from "./resources.generated.ts";

interface OwnHoursProps {
  form: UseFormReturn<ResourceFormValues, unknown, ResourceFormSent>;
}

/** Hours of a bay that does not follow its location's. */
export function OwnHours({ form: { control } }: OwnHoursProps) {
  const follows = useWatch({ control, name: "follows_location_hours" });
  return follows ? null : <OwnWeek control={control} />;
}

function OwnWeek({ control }: { control: OwnHoursProps["form"]["control"] }) {
  const { field, fieldState } = useController({ control, name: "hours" });
  const locationId = Number(useWatch({ control, name: "location_id" }));
  const { venues, venue } = useVenues();
  const { data } = useResourceVenueHoursQuery({ variables: { locationId }, skip: locationId === 0 });
  const formats = venues.find(({ id }) => id === locationId) ?? venue;
  const write = (time: string) => (time === "24:00" || !formats ? time : formatWallTime(time, formats));
  const days = data?.locationHours?.days;
  const isEmpty = WEEKDAYS.every(({ value }) => field.value[value].length === 0);
  return (
    <>
      <Week role="group" aria-label="Its own hours">
        {WEEKDAYS.map(({ value, label, short }) => (
          <DayRangesRow
            key={value}
            label={label}
            short={short}
            ranges={field.value[value]}
            next={dayAfter(field.value, value)}
            isSetApart={value === "holiday"}
            isReadOnly={false}
            write={write}
            newRange={(range) => range}
            onRanges={(ranges) => field.onChange({ ...field.value, [value]: ranges })}
          />
        ))}
        {fieldState.error?.message ? <p role="alert">{fieldState.error.message}</p> : null}
        <small>They narrow the location’s hours. Without holiday hours it follows the location on holidays.</small>
      </Week>
      {isEmpty && days ? (
        <Button sx={{ justifySelf: "start" }} onClick={() => field.onChange(weekOf(days))}>
          Begin with the location’s hours
        </Button>
      ) : null}
    </>
  );
}

/** Rows without their bars: a dialog is too narrow for a timeline. */
const Week = styled("div")({
  border: "1px solid var(--line)",
  borderRadius: "var(--r-s)",
  overflow: "hidden",
  "& [role=group]": { gridTemplateColumns: "60px minmax(0, 1fr)" },
  "& [role=group]:first-of-type": { borderTop: 0 },
  "& p, & > small": { display: "block", padding: "8px 16px", fontSize: 12, lineHeight: "16px" },
  "& p": { color: "var(--red-t)" },
});
