import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { Choices } from "./format-plan.ts";
import { NEW_MEMBER_PRICE, type PlanFormSent, type PlanFormValues } from "./plan-form.ts";

interface MemberPriceFieldsProps {
  form: UseFormReturn<PlanFormValues, unknown, PlanFormSent>;
  currency: string;
  choices: Choices;
}

/** Member prices for bookings, by service or for all. */
export function MemberPriceFields({ form: { control }, currency, choices }: MemberPriceFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "member_prices" });
  return (
    <section aria-label="Member prices">
      <h3>Member prices</h3>
      <p className="quiet">
        {fields.length === 0
          ? "No member price."
          : "A percentage is taken off the price of the time, peak or not. A fixed price also holds in peak hours, and comes before a percentage."}
      </p>
      {fields.map((field, at) => (
        <div className="benefit" key={field.id} role="group" aria-label={`Member price ${at + 1}`}>
          <PriceFields control={control} at={at} currency={currency} choices={choices} />
          <IconButton aria-label={`Remove member price ${at + 1}`} onClick={() => remove(at)}>
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
      <Button startIcon={<Icon name="plus" />} onClick={() => append(NEW_MEMBER_PRICE)}>
        Add member price
      </Button>
    </section>
  );
}

interface PriceFieldsProps extends Pick<MemberPriceFieldsProps, "currency" | "choices"> {
  control: MemberPriceFieldsProps["form"]["control"];
  at: number;
}

function PriceFields({ control, at, currency, choices }: PriceFieldsProps) {
  const name = `member_prices.${at}` as const;
  const { service, how } = useWatch({ control, name });
  const services = choices.services?.data ?? [];
  const lengths = services.find(({ id }) => String(id) === service)?.durations ?? [];
  const ways = [
    { value: "percent", label: "Percentage off" },
    ...lengths.map(({ duration_minutes: minutes }) => ({ value: String(minutes), label: `Price for ${minutes} min` })),
  ];
  const isPercentage = service === "" || how === "percent";
  return (
    <>
      <SelectInput
        control={control}
        name={`${name}.service`}
        label="For"
        placeholder="Each booking"
        options={services.map(({ id, name: label }) => ({ value: String(id), label }))}
      />
      <SelectInput control={control} name={`${name}.how`} label="What" options={ways} />
      <TextInput
        control={control}
        name={`${name}.value`}
        label={isPercentage ? "Percentage" : "Member price"}
        hint={isPercentage ? "%" : currency}
        inputMode="decimal"
      />
    </>
  );
}

/** Limits for members who book on the booking page themselves. */
export function BookingLimitFields({ form: { control } }: Pick<MemberPriceFieldsProps, "form">) {
  return (
    <section aria-label="Booking online">
      <h3>Booking online</h3>
      <p className="quiet">Limits for online booking. The front desk can exceed them.</p>
      <div className="three">
        <TextInput
          control={control}
          name="booking_window_days"
          label="Days ahead"
          placeholder="As others"
          inputMode="numeric"
        />
        <TextInput
          control={control}
          name="concurrent_bookings"
          label="At a time"
          hint="bookings"
          placeholder="No limit"
          inputMode="numeric"
        />
        <TextInput
          control={control}
          name="guest_limit"
          label="Guests"
          hint="a booking"
          placeholder="No limit"
          inputMode="numeric"
        />
      </div>
    </section>
  );
}
