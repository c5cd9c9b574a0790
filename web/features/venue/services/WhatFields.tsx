import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { PictureField } from "#web/features/venue/shared/pictures/PictureField.tsx";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import type { Choices } from "./format-service.ts";
import type { ServiceFormSent, ServiceFormValues } from "./service-form.ts";

export type ServiceFormReturn = UseFormReturn<ServiceFormValues, unknown, ServiceFormSent>;

interface WhatFieldsProps {
  form: ServiceFormReturn;
  choices: Choices;
  /** The kind can only be set on creation. */
  isNew: boolean;
}

const KINDS = [
  { value: "resource", label: "Bay time" },
  { value: "coach", label: "Lesson with a coach" },
  { value: "class", label: "Class" },
];

/** Name, capacity and coaches of a service. */
export function WhatFields({ form: { control }, choices, isNew }: WhatFieldsProps) {
  const kind = useWatch({ control, name: "kind" });
  const isBayTime = kind === "resource";
  const options = (rows: readonly { id: number; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <section aria-label="What it is">
      <TextInput control={control} name="name" label="Name" maxLength={100} />
      <TextInput control={control} name="description" label="Description" hint="optional" lines={2} maxLength={500} />
      <PictureField control={control} name="picture" purpose="service" label="Picture" shape="wide" />
      <div className="four">
        <SelectInput control={control} name="kind" label="Kind" options={KINDS} disabled={!isNew} />
        <SelectInput
          control={control}
          name="category_id"
          label="Category"
          placeholder="None"
          options={options(choices.serviceCategories?.data)}
        />
        {kind === "class" ? null : (
          <SelectInput
            control={control}
            name="resource_type_id"
            label="Takes a"
            placeholder={isBayTime ? "Choose" : "No bay"}
            options={options(choices.resourceTypes?.data)}
          />
        )}
      </div>
      {isBayTime ? (
        <CheckboxInput control={control} name="is_type_default" label="Default service for this bay type" />
      ) : null}
      {kind === "coach" ? <CoachBoxes control={control} coaches={choices.coaches?.data ?? []} /> : null}
      {kind === "class" ? <p className="quiet">Its dates, coach, room and seats are set under Classes.</p> : null}
    </section>
  );
}

interface CoachBoxesProps {
  control: ServiceFormReturn["control"];
  coaches: readonly { id: number; name: string }[];
}

function CoachBoxes({ control, coaches }: CoachBoxesProps) {
  const { field } = useController({ control, name: "coach_ids" });
  const toggle = (id: number) =>
    field.onChange(field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id]);
  return (
    <div role="group" aria-label="Coaches who give it" className="four">
      {coaches.length === 0 ? <p className="quiet">There are no coaches yet.</p> : null}
      {coaches.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          label={name}
          slotProps={{ typography: { variant: "body2" } }}
          control={<Checkbox size="small" checked={field.value.includes(id)} onChange={() => toggle(id)} />}
        />
      ))}
    </div>
  );
}
