import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { Resource } from "#schema/venue/resources/models.ts";
import { saveOrMeet } from "#web/apollo/newer-edition.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { rangesText } from "#web/ui/hours/day-ranges.ts";
import { OwnHours } from "./OwnHours.tsx";
import { ResourceForm, resourceFormValues, type ResourceFormSent, type ResourceFormValues } from "./resource-form.ts";
import type { ResourceRowFragment, TypeRowFragment } from "./resources.generated.ts";

interface ResourceDialogProps {
  /** The resource to change; absent for a new one. */
  resource?: ResourceRowFragment;
  types: readonly TypeRowFragment[];
  /** `version` is the one being changed; 0 for a new resource. */
  onSave: (sent: ResourceFormSent, version: number) => Promise<void>;
  onClose: () => void;
}

/** Adds or changes a bay: its location, type and hours. */
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
        return saveOrMeet(
          Resource,
          () => onSave(sent, stale.version),
          (theirs) => stale.meet(form, { values: resourceFormValues(theirs, venue?.id), version: theirs.version }),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextInput control={form.control} name="name" label="Name" maxLength={60} />
            <TextInput control={form.control} name="capacity" label="Capacity" inputMode="numeric" />
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
            label="Same hours as the location"
            look="switch"
          />
          <OwnHours form={form} />
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this resource" /> : null}
        </>
      )}
    </FormDialog>
  );
}

type Named = readonly { id: number; name: string }[];

/** The dialog's values as text, for comparison with what somebody else saved. */
function resourceAnswers(types: Named, venues: Named): readonly ComparedAnswer<ResourceFormValues>[] {
  return [
    { label: "Name", names: ["name"], text: ({ name }) => name },
    { label: "People", names: ["capacity"], text: ({ capacity }) => `at most ${capacity}` },
    { label: "Type", names: ["resource_type_id"], text: ({ resource_type_id }) => nameOf(types, resource_type_id) },
    { label: "Location", names: ["location_id"], text: ({ location_id }) => nameOf(venues, location_id) },
    { label: "Hours", names: ["follows_location_hours", "hours"], text: hoursText },
  ];
}

function nameOf(all: Named, id: string): string {
  return all.find((each) => String(each.id) === id)?.name ?? "none";
}

function hoursText({ follows_location_hours, hours }: ResourceFormValues): string {
  if (follows_location_hours) return "as its location";
  const days = WEEKDAYS.filter(({ value }) => hours[value].length > 0);
  return days.map(({ value, short }) => `${short} ${rangesText(hours[value], (time) => time, "")}`).join(", ");
}
