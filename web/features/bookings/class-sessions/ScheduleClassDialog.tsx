import { styled } from "@mui/material/styles";
import { useMemo, useState } from "react";
import { useController, useWatch, type Control, type UseFormReturn } from "react-hook-form";
import { typedMoney } from "#schema/shared/typed-money.ts";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import type { ScheduleClassSessionsInput } from "#web/apollo/schema-types.generated.ts";
import type { DateCounts } from "#web/features/bookings/shared/weekly/date-counts.ts";
import { EndsFields } from "#web/features/bookings/shared/weekly/EndsFields.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { timesNote, useVenues, type Venue } from "#web/tenant/venue.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { FilterChip } from "#web/ui/grid/FilterChip.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { scheduleForm, type ScheduleFormValues } from "./class-form.ts";
import { useClassChoicesQuery } from "./class-sessions.generated.ts";
import { ClassDates } from "./ClassDates.tsx";
import { PlaceFields, SeatFields, TimeFields, type HeldValues } from "./HeldFields.tsx";
import { useClassChanges } from "./use-class-changes.ts";

interface ScheduleClassDialogProps {
  venue: Venue;
  /** YYYY-MM-DD at the venue. */
  today: string;
  onClose: () => void;
}

type ScheduleForm = UseFormReturn<ScheduleFormValues, unknown, ScheduleClassSessionsInput>;

/** Schedules a weekly class; its dates are shown beside the form before saving. */
export function ScheduleClassDialog({ venue, today, onClose }: ScheduleClassDialogProps) {
  const { currency } = useCompany();
  const { schedule } = useClassChanges();
  const schema = useMemo(() => scheduleForm(currency), [currency]);
  const [counts, setCounts] = useState<DateCounts>();
  return (
    <FormDialog<ScheduleFormValues, ScheduleClassSessionsInput>
      title="Schedule a class"
      note={timesNote(venue, today)}
      schema={schema}
      defaultValues={firstValues(venue, today)}
      submitLabel={submitLabel(counts)}
      onSubmit={async (sent) => {
        if (counts?.held === 0) return { message: "None of these dates can be held. Choose another time or coach." };
        // Only dates shown as skipped are skipped: one taken in the meantime causes an error.
        await schedule({ ...sent, skip_dates: counts?.leftOut ?? [] });
      }}
      onClose={onClose}
      aside={(form) => <ClassDates form={form} schema={schema} venue={venue} onCounts={setCounts} />}
    >
      {(form) => <ScheduleFields form={form} today={today} />}
    </FormDialog>
  );
}

/** "Save 5 dates, leave 3 out" */
function submitLabel(counts: DateCounts | undefined): string {
  if (!counts) return "Save";
  const { held, leftOut } = counts;
  return `Save ${countText(held, "date")}${leftOut.length > 0 ? `, leave ${leftOut.length} out` : ""}`;
}

function firstValues(venue: Venue, today: string): ScheduleFormValues {
  return {
    service_id: "",
    location_id: String(venue.id),
    coach_id: "",
    resource_id: "",
    weekdays: [],
    start: "",
    duration_minutes: "60",
    from: today,
    ends: "count",
    count: "8",
    until: "",
    capacity: "8",
    price_amount: "",
    level: "",
  };
}

function ScheduleFields({ form, today }: { form: ScheduleForm; today: string }) {
  const { control } = form;
  const { currency } = useCompany();
  const { venues, venue: chosen } = useVenues();
  const locationId = useWatch({ control, name: "location_id" });
  const venue = venues.find(({ id }) => String(id) === locationId) ?? chosen;
  // The fields shared with editing a class.
  const held = control as unknown as Control<HeldValues, unknown, HeldValues>;
  if (!venue) return null;
  return (
    <>
      <FieldRow>
        <ClassSelect form={form} venue={venue} />
        <SelectInput
          control={control}
          name="location_id"
          label="Location"
          options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </FieldRow>
      <PlaceFields control={held} venue={venue} />
      <WeekdayChips control={control} />
      <TimeFields control={held} venue={venue} />
      <FieldRow>
        <DateField control={control} name="from" label="From" formats={venue} min={today} />
        <EndsFields
          control={control}
          names={{ ends: "ends", count: "count", until: "until" }}
          venue={venue}
          first={today}
        />
      </FieldRow>
      <SeatFields control={held} currency={currency} />
    </>
  );
}

/** Chooses the class, which presets its usual length and price. */
function ClassSelect({ form, venue }: { form: ScheduleForm; venue: Venue }) {
  const { control, setValue } = form;
  const { data } = useClassChoicesQuery({ variables: { location_id: venue.id } });
  const { field, fieldState } = useController({ control, name: "service_id" });
  const services = data?.services?.data ?? [];
  const choose = (id: string) => {
    field.onChange(id);
    const usual = services.find((service) => String(service.id) === id)?.durations[0];
    if (!usual) return;
    setValue("duration_minutes", String(usual.duration_minutes));
    setValue("price_amount", typedMoney(usual.price.amount, usual.price.currency));
  };
  return (
    <FormField
      label="Class"
      error={fieldState.error?.message}
      help={data && services.length === 0 ? "There is none yet: offer one under Services." : undefined}
    >
      {(wiring) => (
        <PlainSelect
          {...wiring}
          ref={field.ref}
          placeholder="Choose"
          options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={field.value}
          onChange={(event) => choose(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}

interface WeekdayChipsProps {
  control: Control<ScheduleFormValues, unknown, ScheduleClassSessionsInput>;
}

function WeekdayChips({ control }: WeekdayChipsProps) {
  const { field, fieldState } = useController({ control, name: "weekdays" });
  return (
    <Days role="group" aria-label="Every week on">
      <span className="label">Every week on</span>
      {DAYS.map(({ value, short }) => (
        <FilterChip
          key={value}
          label={short}
          isOn={field.value.includes(value)}
          onToggle={() =>
            field.onChange(DAYS.map((day) => day.value).filter((day) => field.value.includes(day) !== (day === value)))
          }
        />
      ))}
      {fieldState.error?.message ? (
        <span className="error" role="alert">
          {fieldState.error.message}
        </span>
      ) : null}
    </Days>
  );
}

const DAYS = WEEKDAYS.flatMap(({ value, short }) => (value === "holiday" ? [] : [{ value, short }]));

const Days = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 4,
  "& .label": { flexBasis: "100%", fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& .error": { flexBasis: "100%", fontSize: 12, lineHeight: "16px", color: "var(--red-t)" },
});
