import { useWatch } from "react-hook-form";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { BOOKABLE_BY, WAITLIST_OFFERS } from "./format-service.ts";
import type { ServiceFormReturn } from "./WhatFields.tsx";

const WHO = Object.entries(BOOKABLE_BY).map(([value, { long }]) => ({ value, label: long }));

const OFFERS = Object.entries(WAITLIST_OFFERS).map(([value, { label }]) => ({ value, label }));

/** Who may book it, how soon and how far ahead, and what is kept free around it. */
export function RuleFields({ form: { control } }: { form: ServiceFormReturn }) {
  const isClass = useWatch({ control, name: "kind" }) === "class";
  const offers = useWatch({ control, name: "waitlist_offers" });
  return (
    <section aria-label="Rules">
      <h3>Rules</h3>
      <SelectInput control={control} name="bookable_by" label="Who may book" options={WHO} />
      <div className="four">
        <TextInput control={control} name="max_party_size" label={isClass ? "Seats" : "Capacity"} inputMode="numeric" />
        <TextInput control={control} name="notice_minutes" label="Notice" hint="min" inputMode="numeric" />
        <TextInput control={control} name="horizon_days" label="Ahead" hint="days" inputMode="numeric" />
        {isClass ? null : (
          <>
            <TextInput control={control} name="grid_minutes" label="Starts every" hint="min" inputMode="numeric" />
            <TextInput control={control} name="buffer_before_minutes" label="Before" hint="min" inputMode="numeric" />
            <TextInput control={control} name="buffer_after_minutes" label="After" hint="min" inputMode="numeric" />
          </>
        )}
      </div>
      {isClass ? null : <p className="quiet">No booking starts in the gap before or after another one.</p>}
      <SelectInput
        control={control}
        name="waitlist_offers"
        label="When a place becomes free and people are waiting"
        options={OFFERS}
        help={WAITLIST_OFFERS[offers].help}
      />
    </section>
  );
}
