import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { BLOCKED_TIME_COLOURS } from "#schema/schedule/blocked-times/models.ts";
import {
  useBookableResourcesQuery,
  useBookingChoicesQuery,
} from "#web/features/bookings/shared/choices/choices.generated.ts";
import { useCan } from "#web/session/session.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { countsToTwelve } from "#web/time/format.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { TimeField } from "#web/ui/date/TimeField.tsx";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { toneClass } from "#web/ui/state/tone.ts";
import { KINDS, type BlockedSent, type BlockedValues } from "./blocked-form.ts";

type Form = UseFormReturn<BlockedValues, unknown, BlockedSent>;

interface BlockedFieldsProps {
  form: Form;
  venue: Venue;
}

/** Reason, scope, time, and appearance on the schedule. */
export function BlockedFields({ form, venue, children }: BlockedFieldsProps & { children: ReactNode }) {
  const { control } = form;
  return (
    <>
      <KindCards form={form} />
      <TargetFields form={form} venue={venue} />
      <TimesFields form={form} venue={venue} />
      {children}
      <TextInput control={control} name="reason" label="Reason" hint="on the schedule, staff only" maxLength={120} />
      <ColourChoice form={form} />
    </>
  );
}

const KIND_CARDS = (["repair", "cleaning", "event", "private"] as const).map((value) => ({
  value,
  label: KINDS[value].label,
}));

/** Each kind sets its default color. */
function KindCards({ form }: { form: Form }) {
  const { field } = useController({ control: form.control, name: "kind" });
  return (
    <ChoiceCards
      label="What for"
      cards={KIND_CARDS}
      value={[field.value]}
      onChange={([chosen]) => {
        const kind = KIND_CARDS.find(({ value }) => value === chosen)?.value;
        if (!kind) return;
        field.onChange(kind);
        form.setValue("colour", KINDS[kind].colour, { shouldDirty: true });
      }}
    />
  );
}

const SCOPES = [
  { value: "resources", label: "Bays" },
  { value: "coach", label: "Coach" },
] as const;
const WHOLE = { value: "location", label: "Whole location" } as const;

function TargetFields({ form, venue }: BlockedFieldsProps) {
  const { control } = form;
  const { field } = useController({ control, name: "scope" });
  const bays = useController({ control, name: "resource_ids" });
  const mayClose = useCan("locations.write");
  const places = useBookableResourcesQuery({ variables: { location_id: venue.id } });
  const people = useBookingChoicesQuery({ variables: { location_id: venue.id } });
  const named = (rows: readonly { id: number; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const scopes = [...SCOPES, ...(mayClose ? [WHOLE] : [])];
  return (
    <>
      <ChoiceCards
        label="For"
        cards={scopes}
        value={[field.value]}
        onChange={([chosen]) => field.onChange(scopes.find(({ value }) => value === chosen)?.value)}
      />
      {field.value === "resources" ? (
        <ChoiceCards
          label="Bays"
          isMany
          cards={named(places.data?.resources?.data)}
          value={bays.field.value}
          onChange={bays.field.onChange}
          {...(bays.fieldState.error?.message && { error: bays.fieldState.error.message })}
        />
      ) : null}
      {field.value === "coach" ? (
        <SelectInput
          control={control}
          name="coach_id"
          label="Coach"
          placeholder="Choose"
          options={named(people.data?.coaches?.data)}
        />
      ) : null}
    </>
  );
}

function TimesFields({ form: { control }, venue }: BlockedFieldsProps) {
  const [isWholeDays, from, to] = useWatch({ control, name: ["isWholeDays", "from_date", "to_date"] });
  const clock = { venue, twelveHours: countsToTwelve(venue) };
  return (
    <>
      <FieldRow data-short={isWholeDays ? undefined : true}>
        <DateField control={control} name="from_date" label="From" formats={venue} />
        {isWholeDays ? null : <TimeField control={control} name="from_time" label="At" date={from} {...clock} />}
      </FieldRow>
      <FieldRow data-short={isWholeDays ? undefined : true}>
        <DateField control={control} name="to_date" label="Until" formats={venue} />
        {isWholeDays ? null : <TimeField control={control} name="to_time" label="At" date={to} {...clock} />}
      </FieldRow>
      <CheckboxInput control={control} name="isWholeDays" label="Whole days" />
    </>
  );
}

/** Whether a new blocked time repeats, and until when. */
export function WeeklyFields({ form: { control }, venue }: BlockedFieldsProps) {
  const isWeekly = useWatch({ control, name: "isWeekly" });
  return (
    <>
      <CheckboxInput control={control} name="isWeekly" label="Repeat every week" />
      {isWeekly ? <DateField control={control} name="until" label="Repeat until" formats={venue} /> : null}
    </>
  );
}

const COLOUR_NAMES = {
  grey: "Grey",
  amber: "Amber",
  red: "Red",
  violet: "Violet",
  blue: "Blue",
  teal: "Teal",
} as const;

function ColourChoice({ form }: { form: Form }) {
  const { field } = useController({ control: form.control, name: "colour" });
  const name = useId();
  return (
    <Colours>
      <legend>Colour</legend>
      {BLOCKED_TIME_COLOURS.map((colour) => (
        <label key={colour} className={toneClass(colour)} title={COLOUR_NAMES[colour]}>
          <input
            type="radio"
            name={name}
            value={colour}
            aria-label={COLOUR_NAMES[colour]}
            checked={field.value === colour}
            onChange={() => field.onChange(colour)}
          />
        </label>
      ))}
    </Colours>
  );
}

const Colours = styled("fieldset")({
  display: "flex",
  gap: 8,
  "& legend": { marginBottom: 6, fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& input": {
    appearance: "none",
    display: "block",
    width: 28,
    height: 28,
    margin: 0,
    borderRadius: "50%",
    border: "1px solid var(--m)",
    background: "radial-gradient(var(--m) 0 6px, var(--f) 6.5px)",
    cursor: "pointer",
  },
  "& input:checked": { outline: "2px solid var(--text)", outlineOffset: 1 },
  "& input:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: 3 },
  "@media (max-width: 599.95px)": { "& input": { width: 40, height: 40 } },
});
