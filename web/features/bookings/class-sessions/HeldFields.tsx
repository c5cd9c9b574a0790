import type { Control } from "react-hook-form";
import { explain } from "#web/apollo/explain-fault.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { countsToTwelve } from "#web/time/format.ts";
import { TimeField } from "#web/ui/date/TimeField.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { FailedPart } from "#web/ui/page/FailedPart.tsx";
import { useClassChoicesQuery } from "./class-sessions.generated.ts";

/** Form values common to every class date. */
export interface HeldValues {
  coach_id: string;
  resource_id: string;
  start: string;
  duration_minutes: string;
  capacity: string;
  price_amount: string;
  level: string;
}

interface HeldFieldsProps {
  control: Control<HeldValues, unknown, HeldValues>;
  venue: Venue;
}

/** Coach and room; in their place, why the choices of a class did not load. */
export function PlaceFields({ control, venue }: HeldFieldsProps) {
  const { data, error, refetch } = useClassChoicesQuery({ variables: { location_id: venue.id } });
  if (error && !data)
    return <FailedPart title="The choices did not load" error={explain(error)} onRetry={() => void refetch()} />;
  const options = (rows: readonly { id: number; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FieldRow>
      <SelectInput
        control={control}
        name="coach_id"
        label="Coach"
        placeholder="No coach"
        options={options(data?.coaches?.data)}
      />
      <SelectInput
        control={control}
        name="resource_id"
        label="Room"
        placeholder="No room"
        options={options(data?.resources?.data)}
      />
    </FieldRow>
  );
}

/** Start in venue time, and length. */
export function TimeFields({ control, venue }: HeldFieldsProps) {
  return (
    <FieldRow>
      <TimeField control={control} name="start" label="Start" venue={venue} twelveHours={countsToTwelve(venue)} />
      <TextInput control={control} name="duration_minutes" label="Length" hint="min" inputMode="numeric" />
    </FieldRow>
  );
}

/** Seats, price and level. */
export function SeatFields({ control, currency }: { control: HeldFieldsProps["control"]; currency: string }) {
  return (
    <FieldRow>
      <TextInput control={control} name="capacity" label="Seats" inputMode="numeric" />
      <TextInput
        control={control}
        name="price_amount"
        label="Price"
        hint={`per seat, ${currency}`}
        inputMode="decimal"
      />
      <TextInput control={control} name="level" label="Level" hint="optional" maxLength={60} />
    </FieldRow>
  );
}
