import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { COUNTRIES, provincesOf } from "#schema/shared/countries.ts";
import { Location } from "#schema/venue/locations/models.ts";
import { saveOrMeet } from "#web/apollo/newer-edition.ts";
import { PictureField } from "#web/features/venue/shared/pictures/PictureField.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { localeOptions, withCurrent, zoneOptions } from "#web/tenant/place-options.ts";
import { formatDate, formatWallTime } from "#web/time/format.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import type { Option } from "#web/ui/form/PlainSelect.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import {
  LOCATION_ANSWERS,
  LocationForm,
  locationFormValues,
  type LocationFormSent,
  type LocationFormValues,
} from "./location-form.ts";
import type { LocationRowFragment } from "./locations.generated.ts";

interface LocationDialogProps {
  /** The location to change; absent for a new one. */
  location?: LocationRowFragment;
  /** Default country of a new location, if known. */
  country?: string;
  /** `version` is the one being changed; 0 for a new location. */
  onSave: (sent: LocationFormSent, version: number) => Promise<void>;
  onClose: () => void;
}

/** Adds or changes a location: its address, and how it formats dates and times. */
export function LocationDialog({ location, country = "", onSave, onClose }: LocationDialogProps) {
  const { timezone, locale } = useCompany();
  const proposed = { timezone, locale, country };
  const opened = locationFormValues(location, proposed);
  const stale = useStaleForm(LOCATION_ANSWERS, { values: opened, version: location?.version ?? 0 });
  return (
    <FormDialog<LocationFormValues, LocationFormSent>
      title={location ? `Edit ${location.name}` : "New location"}
      schema={LocationForm}
      defaultValues={opened}
      submitLabel={location ? "Save location" : "Add location"}
      onSubmit={async (sent, form) => {
        return saveOrMeet(
          Location,
          () => onSave(sent, stale.version),
          (theirs) => stale.meet(form, { values: locationFormValues(theirs, proposed), version: theirs.version }),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput control={form.control} name="name" label="Name" maxLength={100} />
          <TextInput control={form.control} name="address_line" label="Street and number" hint="optional" />
          <FieldRow>
            <TextInput control={form.control} name="city" label="City" hint="optional" />
            <TextInput control={form.control} name="postal_code" label="Postal code" hint="optional" />
          </FieldRow>
          <CountryFields form={form} />
          <FieldRow>
            <TextInput control={form.control} name="phone" label="Phone" hint="optional" type="tel" />
            <TextInput control={form.control} name="email" label="Email" hint="optional" type="email" />
          </FieldRow>
          <PictureField control={form.control} name="picture" purpose="location" label="Picture" shape="wide" />
          <FormatFields form={form} />
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this location" /> : null}
        </>
      )}
    </FormDialog>
  );
}

interface FormProps {
  form: UseFormReturn<LocationFormValues, unknown, LocationFormSent>;
}

/** Country and province belong together: changing the country clears the province. */
function CountryFields({ form }: FormProps) {
  const { control, getValues, setValue } = form;
  const country = useWatch({ control, name: "country" });
  const provinces = provincesOf(country);
  useEffect(() => {
    const province = getValues("province_state");
    if (province !== "" && !provincesOf(country).some(({ code }) => code === province)) setValue("province_state", "");
  }, [country, getValues, setValue]);
  return (
    <FieldRow>
      <SelectInput
        control={control}
        name="country"
        label="Country"
        hint="optional"
        placeholder="Not given"
        options={COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectInput
        control={control}
        name="province_state"
        label="Province or state"
        hint="optional"
        placeholder={provinces.length === 0 ? "None to choose" : "Not given"}
        disabled={provinces.length === 0}
        options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </FieldRow>
  );
}

function FormatFields({ form: { control, getValues } }: FormProps) {
  const current = getValues();
  return (
    <>
      <FieldRow>
        <SelectInput control={control} name="timezone" label="Time zone" options={zoneOptions(current.timezone)} />
        <SelectInput control={control} name="locale" label="Language" options={localeOptions(current.locale)} />
      </FieldRow>
      <FieldRow>
        <SelectInput
          control={control}
          name="timeformat"
          label="Times are written"
          options={timeFormatOptions(current.timeformat)}
        />
        <SelectInput
          control={control}
          name="dateformat"
          label="Dates are written"
          options={dateFormatOptions(current.dateformat)}
        />
      </FieldRow>
    </>
  );
}

const TIME_FORMATS = ["h:mm a", "h:mm A", "HH:mm", "H:mm"];
const DATE_FORMATS = ["MM/DD/YYYY", "DD/MM/YYYY", "DD.MM.YYYY", "YYYY-MM-DD", "D MMM YYYY", "MMM D, YYYY"];
const SAMPLE = { time: "18:30", date: "2027-05-04" };

function timeFormatOptions(current: string): readonly Option[] {
  const options = TIME_FORMATS.map((timeformat) => ({
    value: timeformat,
    label: formatWallTime(SAMPLE.time, { locale: "en", timeformat, dateformat: "" }),
  }));
  return withCurrent(options, current);
}

function dateFormatOptions(current: string): readonly Option[] {
  const options = DATE_FORMATS.map((dateformat) => ({
    value: dateformat,
    label: formatDate(SAMPLE.date, { locale: "en", timeformat: "", dateformat }),
  }));
  return withCurrent(options, current);
}
