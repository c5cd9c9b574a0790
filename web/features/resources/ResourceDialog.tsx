import { styled } from "@mui/material/styles";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { WEEKDAYS } from "#schema/locations/weekdays.ts";
import { Resource } from "#schema/resources/models.ts";
import { newerEdition } from "#web/apollo/newer-edition.ts";
import { formatWallTime } from "#web/time/format.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { DayRangesRow } from "#web/ui/hours/DayRangesRow.tsx";
import { resourceAnswers } from "./resource-answers.ts";
import { ResourceForm, type ResourceFormSent, type ResourceFormValues, resourceFormValues } from "./resource-form.ts";
import type { ResourceRowFragment, TypeRowFragment } from "./resources.generated.ts";

interface ResourceDialogProps {
  /** The resource to change; a new one when absent. */
  resource?: ResourceRowFragment;
  types: readonly TypeRowFragment[];
  /** `version` is the one that is changed; 0 for a new resource. */
  onSave: (sent: ResourceFormSent, version: number) => Promise<void>;
  onClose: () => void;
}

/** Adds or changes a bay: where it stands, what it is, and when it is open. */
export function ResourceDialog({ resource, types, onSave, onClose }: ResourceDialogProps) {
  const { venues, venue } = useVenues();
  const opened = resourceFormValues(resource, venue?.id);
  const stale = useStaleForm(resourceAnswers(types, venues), { values: opened, version: resource?.version ?? 0 });
  return (
    <FormDialog<ResourceFormValues, ResourceFormSent>
      title={resource ? `Edit ${resource.name}` : "New resource"}
      schema={ResourceForm}
      defaultValues={opened}
      submitLabel={resource ? "Save resource" : "Add resource"}
      onSubmit={async (sent, form) => {
        try {
          await onSave(sent, stale.version);
        } catch (error) {
          const theirs = newerEdition(error, Resource);
          if (!theirs) throw error;
          return stale.meet(form, { values: resourceFormValues(theirs, venue?.id), version: theirs.version });
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextInput control={form.control} name="name" label="Name" maxLength={60} />
            <TextInput control={form.control} name="capacity" label="People, at most" inputMode="numeric" />
          </FieldRow>
          <FieldRow>
            <SelectInput
              control={form.control}
              name="resource_type_id"
              label="Type"
              placeholder="Choose"
              options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <SelectInput
              control={form.control}
              name="location_id"
              label="Location"
              placeholder="Choose"
              options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </FieldRow>
          <CheckboxInput
            control={form.control}
            name="follows_location_hours"
            label="Open when its location is"
            look="switch"
          />
          <OwnHours form={form} />
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this resource" /> : null}
        </>
      )}
    </FormDialog>
  );
}

function OwnHours({ form: { control } }: { form: UseFormReturn<ResourceFormValues, unknown, ResourceFormSent> }) {
  const follows = useWatch({ control, name: "follows_location_hours" });
  const { field, fieldState } = useController({ control, name: "hours" });
  const { venue } = useVenues();
  const write = (time: string) => (time === "24:00" || !venue ? time : formatWallTime(time, venue));
  if (follows) return null;
  return (
    <Week role="group" aria-label="Its own hours">
      {WEEKDAYS.map(({ value, label, short }) => (
        <DayRangesRow
          key={value}
          label={label}
          short={short}
          ranges={field.value[value]}
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
  );
}

/** The rows without their bars: a dialog is too narrow to draw a day. */
const Week = styled("div")({
  border: "1px solid var(--line)",
  borderRadius: "var(--r-s)",
  overflow: "hidden",
  "& [role=group]": { gridTemplateColumns: "60px minmax(0, 1fr)" },
  "& [role=group]:first-of-type": { borderTop: 0 },
  "& p, & > small": { display: "block", padding: "8px 16px", fontSize: 12, lineHeight: "16px" },
  "& p": { color: "var(--red-t)" },
  "& > small": { color: "var(--text-2)" },
});
