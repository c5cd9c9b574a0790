import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useController, useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";
import { BILLING_PERIODS, PlanChangeRule } from "#schema/memberships/plans/models.ts";
import { CHANGE_RULES, PERIOD_LABELS } from "#web/features/memberships/shared/plan-labels.ts";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { FilterChip } from "#web/ui/grid/FilterChip.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { Choices } from "./format-plan.ts";
import { BookingLimitFields, MemberPriceFields } from "./MemberPriceFields.tsx";
import { NEW_BENEFIT, type PlanFormSent, type PlanFormValues } from "./plan-form.ts";

interface PlanFieldsProps {
  form: UseFormReturn<PlanFormValues, unknown, PlanFormSent>;
  currency: string;
  choices: Choices;
  /** A new plan may become a gift card; an existing one keeps its kind. */
  isNew: boolean;
}

const PERIODS = BILLING_PERIODS.map(({ value }) => ({ value, label: PERIOD_LABELS[value].choice }));
const KINDS = [
  { value: "membership", label: "Membership or pack" },
  { value: "gift_card", label: "Gift card" },
];
const CANCELLABLE = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const CHANGES = PlanChangeRule.options.map((value) => ({ value, label: CHANGE_RULES[value] }));
const UNITS = [
  { value: "minutes", label: "hours" },
  { value: "credits", label: "credits" },
];

/** Name and price of a plan, what each period includes, and who may buy it. */
export function PlanFields({ form, currency, choices, isNew }: PlanFieldsProps) {
  const { control } = form;
  const isGiftCard = useWatch({ control, name: "kind" }) === "gift_card";
  return (
    <>
      <section aria-label="Name and price">
        {isNew ? <SelectInput control={control} name="kind" label="Kind" options={KINDS} /> : null}
        <TextInput control={control} name="name" label="Name" maxLength={100} />
        <TextInput control={control} name="description" label="Description" hint="optional" lines={2} maxLength={500} />
        {isGiftCard ? (
          <GiftCardFields control={control} currency={currency} />
        ) : (
          <div className="three">
            <TextInput control={control} name="price" label="Price" hint={currency} inputMode="decimal" />
            <SelectInput control={control} name="billing_period" label="Paid every" options={PERIODS} />
            <TextInput control={control} name="sign_up_fee" label="Sign-up fee" hint={currency} inputMode="decimal" />
          </div>
        )}
      </section>
      {isGiftCard ? null : <MembershipFields form={form} currency={currency} choices={choices} />}
    </>
  );
}

function GiftCardFields({ control, currency }: Pick<PlanFieldsProps["form"], "control"> & { currency: string }) {
  return (
    <>
      <div className="three">
        <TextInput control={control} name="price" label="Worth" hint={currency} inputMode="decimal" />
        <ExpiryField control={control} />
      </div>
      <p className="quiet">Set a minimum and maximum to let buyers on the booking page choose the amount.</p>
      <div className="three">
        <TextInput
          control={control}
          name="least_amount"
          label="Or from"
          hint={currency}
          placeholder="None"
          inputMode="decimal"
        />
        <TextInput
          control={control}
          name="most_amount"
          label="Up to"
          hint={currency}
          placeholder="None"
          inputMode="decimal"
        />
      </div>
    </>
  );
}

function MembershipFields({ form, currency, choices }: Omit<PlanFieldsProps, "isNew">) {
  const { control } = form;
  const renews = useWatch({ control, name: "billing_period" }) !== "custom";
  return (
    <>
      <BenefitFields form={form} choices={choices} />
      <MemberPriceFields form={form} currency={currency} choices={choices} />
      <BookingLimitFields form={form} />
      <section aria-label="Terms">
        <h3>Terms</h3>
        <div className="three">
          {renews ? (
            <>
              <TextInput control={control} name="trial_days" label="Free trial" hint="days" inputMode="numeric" />
              <TextInput control={control} name="notice_days" label="Notice" hint="days" inputMode="numeric" />
              <SelectInput control={control} name="is_cancellable" label="May be cancelled" options={CANCELLABLE} />
              <SelectInput control={control} name="changes_begin" label="Changes of plan begin" options={CHANGES} />
              <TextInput
                control={control}
                name="pause_min_days"
                label="Shortest pause"
                hint="days"
                placeholder="1"
                inputMode="numeric"
              />
              <TextInput
                control={control}
                name="pause_max_days"
                label="Longest pause"
                hint="days"
                placeholder="366"
                inputMode="numeric"
              />
            </>
          ) : (
            <ExpiryField control={control} />
          )}
          <TextInput control={control} name="family_size" label="For up to" hint="people" inputMode="numeric" />
          <TextInput control={control} name="capacity" label="Places" placeholder="No limit" inputMode="numeric" />
          <TextInput
            control={control}
            name="repurchase_lock_months"
            label="Rejoin after"
            hint="months"
            inputMode="numeric"
          />
        </div>
      </section>
      <EligibleFields form={form} choices={choices} />
    </>
  );
}

/** Who may buy it: everybody, or clients with one of some tags. */
function EligibleFields({ form: { control }, choices }: Pick<PlanFieldsProps, "form" | "choices">) {
  const { field } = useController({ control, name: "eligible_tag_ids" });
  const chosen = field.value;
  const tags = choices.tags ?? [];
  if (tags.length === 0) return null;
  const toggle = (id: number) =>
    field.onChange(chosen.includes(id) ? chosen.filter((tag) => tag !== id) : [...chosen, id]);
  return (
    <section aria-label="Sold to">
      <h3>Sold to</h3>
      <p className="quiet">
        {chosen.length === 0
          ? "Everybody."
          : "Only clients with one of the chosen tags. Members who have the plan keep it."}
      </p>
      <div role="group" aria-label="Tags" style={{ display: "flex", flexWrap: "wrap", gap: 6 }}>
        {tags.map(({ id, name }) => (
          <FilterChip key={id} label={name} isOn={chosen.includes(id)} onToggle={() => toggle(id)} />
        ))}
      </div>
    </section>
  );
}

const ExpiryField = ({ control }: Pick<PlanFieldsProps["form"], "control">) => (
  <TextInput
    control={control}
    name="expires_after_months"
    label="Ends after"
    hint="months"
    placeholder="Never"
    inputMode="numeric"
  />
);

function BenefitFields({ form: { control }, choices }: Pick<PlanFieldsProps, "form" | "choices">) {
  const { fields, append, remove } = useFieldArray({ control, name: "benefits" });
  const scopes = [
    ...(choices.resourceTypes?.data ?? []).map(({ id, name }) => ({ value: `type:${id}`, label: `${name} time` })),
    ...(choices.services?.data ?? []).map(({ id, name }) => ({ value: `service:${id}`, label: name })),
  ];
  return (
    <section aria-label="Benefits of each period">
      <h3>Benefits of each period</h3>
      <p className="quiet">
        {fields.length === 0
          ? "None: the plan is a price and a name."
          : "A member’s bookings use these before anything is to be paid."}
      </p>
      {fields.map((field, at) => (
        <div className="benefit" key={field.id} role="group" aria-label={`Benefit ${at + 1}`}>
          <TextInput control={control} name={`benefits.${at}.quantity`} label="How much" inputMode="decimal" />
          <SelectInput control={control} name={`benefits.${at}.unit`} label="Of what" options={UNITS} />
          <div className="wide">
            <SelectInput
              control={control}
              name={`benefits.${at}.scope`}
              label="Good for"
              placeholder="Any booking"
              options={scopes}
            />
          </div>
          <div className="pair">
            <TextInput
              control={control}
              name={`benefits.${at}.rollover_limit`}
              label="Rolls over"
              hint="at most"
              inputMode="decimal"
            />
            <TextInput
              control={control}
              name={`benefits.${at}.no_show_extra`}
              label="No-show takes"
              hint="more"
              inputMode="decimal"
            />
          </div>
          <IconButton aria-label={`Remove benefit ${at + 1}`} onClick={() => remove(at)}>
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
      <Button startIcon={<Icon name="plus" />} onClick={() => append(NEW_BENEFIT)}>
        Add benefit
      </Button>
    </section>
  );
}
