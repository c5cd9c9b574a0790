import { useWatch, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import type { Venue } from "#web/tenant/venue.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";

interface EndsFieldsProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  /** Names of the fields in the form. */
  names: Readonly<Record<"ends" | "count" | "until", FieldPath<Values>>>;
  venue: Venue;
  /** Earliest last day, YYYY-MM-DD. */
  first: string;
}

const ENDS = [
  { value: "count", label: "After a number of dates" },
  { value: "until", label: "On a day" },
];

/** How a weekly class or booking ends: after a number of dates, or on a day. */
export function EndsFields<Values extends FieldValues, Sent>(props: EndsFieldsProps<Values, Sent>) {
  const { control, names, venue, first } = props;
  const ends: unknown = useWatch({ control, name: names.ends });
  return (
    <>
      <SelectInput control={control} name={names.ends} label="Ends" options={ENDS} />
      {ends === "count" ? (
        <TextInput control={control} name={names.count} label="Dates" inputMode="numeric" />
      ) : (
        <DateField control={control} name={names.until} label="Last day" formats={venue} min={first} />
      )}
    </>
  );
}
