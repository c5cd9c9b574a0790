import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useFieldArray, useWatch } from "react-hook-form";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { PeakFields } from "./PeakFields.tsx";
import { NEW_DURATION } from "./service-form.ts";
import type { ServiceFormReturn } from "./WhatFields.tsx";

/** Lengths with their prices, and when the peak prices apply. */
export function PriceFields({ form, currency }: { form: ServiceFormReturn; currency: string }) {
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "durations" });
  const isClass = useWatch({ control, name: "kind" }) === "class";
  const problem = formState.errors.durations?.root?.message ?? formState.errors.durations?.message;
  return (
    <>
      <section aria-label="Lengths and prices">
        <h3>Lengths and prices, {currency}</h3>
        <div className="rungs">
          {fields.map((field, at) => (
            <div
              className="rung"
              data-one-price={isClass || undefined}
              key={field.id}
              role="group"
              aria-label={`Length ${at + 1}`}
            >
              <TextInput
                control={control}
                name={`durations.${at}.duration_minutes`}
                label="Minutes"
                inputMode="numeric"
              />
              <TextInput
                control={control}
                name={`durations.${at}.price`}
                label={isClass ? "Price per seat" : "Price"}
                inputMode="decimal"
              />
              {isClass ? null : (
                <TextInput
                  control={control}
                  name={`durations.${at}.peak_price`}
                  label="In peak hours"
                  placeholder="The same"
                  inputMode="decimal"
                />
              )}
              <IconButton aria-label={`Remove length ${at + 1}`} onClick={() => remove(at)}>
                <Icon name="close" />
              </IconButton>
            </div>
          ))}
        </div>
        {problem ? (
          <p className="error" role="alert">
            {problem}
          </p>
        ) : null}
        <Button startIcon={<Icon name="plus" />} onClick={() => append(NEW_DURATION)}>
          Add length
        </Button>
      </section>
      {isClass ? null : <PeakFields form={form} />}
    </>
  );
}
