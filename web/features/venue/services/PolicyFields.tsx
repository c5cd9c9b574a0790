import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useFieldArray, useWatch } from "react-hook-form";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FIRST_ROWS } from "./policy-form.ts";
import { PolicyPreview } from "./PolicyPreview.tsx";
import type { ServiceFormReturn } from "./WhatFields.tsx";

const REFUND_AS = [
  { value: "payment", label: "As it was paid" },
  { value: "credit", label: "As credit" },
];

/** What a cancellation, a no-show and a move cost, with a live preview of what clients read. */
export function PolicyFields({ form, currency }: { form: ServiceFormReturn; currency: string }) {
  const { control } = form;
  return (
    <PolicySection aria-label="Policy">
      <h3>Policy, {currency}</h3>
      <CancellationRows form={form} />
      <div className="pair">
        <TextInput control={control} name="policy.no_show.percent" label="No-show owes" after="%" inputMode="numeric" />
        <TextInput
          control={control}
          name="policy.no_show.fee"
          label="No-show fee"
          placeholder="0"
          inputMode="decimal"
        />
        <TextInput control={control} name="policy.deposit.percent" label="Deposit" after="%" inputMode="numeric" />
        <TextInput
          control={control}
          name="policy.deposit.fee"
          label="Deposit, fixed amount"
          placeholder="0"
          inputMode="decimal"
        />
        <TextInput
          control={control}
          name="policy.reschedule_notice_hours"
          label="Clients may move it until"
          after="h before"
          inputMode="decimal"
        />
        <TextInput
          control={control}
          name="policy.reschedule_fee"
          label="Fee for each move"
          placeholder="0"
          inputMode="decimal"
        />
      </div>
      <PolicyPreview form={form} currency={currency} />
    </PolicySection>
  );
}

/**
 * Covers the time from booking to start; each row begins where the previous one ends, so rules neither overlap nor leave
 * gaps.
 */
function CancellationRows({ form: { control } }: { form: ServiceFormReturn }) {
  const { fields, insert, remove, replace } = useFieldArray({ control, name: "policy.rows" });
  const rows = useWatch({ control, name: "policy.rows" });
  const last = fields.length - 1;
  const addRow = () => {
    const before = Number(rows[last - 1]?.until ?? 0);
    insert(last, {
      until: String(Math.max(1, Math.floor(before / 2))),
      refund_percent: "50",
      refund_as: "payment",
      fee: "",
    });
  };
  if (fields.length === 0) {
    return (
      <>
        <p className="quiet">Cancelling is free of charge until the start.</p>
        <Button startIcon={<Icon name="plus" />} onClick={() => replace(FIRST_ROWS)}>
          Charge late cancellations
        </Button>
      </>
    );
  }
  return (
    <>
      {fields.map((field, at) => (
        <div className="tier" key={field.id} role="group" aria-label={`Cancellation row ${at + 1}`}>
          <div className="span">
            <span>{at === 0 ? "From booking until" : `From ${rows[at - 1]?.until ?? ""} h until`}</span>
            {at === last ? <b>the start</b> : null}
          </div>
          <IconButton
            aria-label={`Remove cancellation row ${at + 1}`}
            onClick={() => (fields.length === 2 ? replace([]) : remove(at))}
          >
            <Icon name="close" />
          </IconButton>
          <div className="pair">
            {at === last ? null : (
              <TextInput
                control={control}
                name={`policy.rows.${at}.until`}
                label="Until"
                after="h before"
                inputMode="numeric"
              />
            )}
            <TextInput
              control={control}
              name={`policy.rows.${at}.refund_percent`}
              label="Not owed"
              after="%"
              inputMode="numeric"
            />
            <SelectInput control={control} name={`policy.rows.${at}.refund_as`} label="Refund as" options={REFUND_AS} />
            <TextInput
              control={control}
              name={`policy.rows.${at}.fee`}
              label="Fixed fee"
              placeholder="0"
              inputMode="decimal"
            />
          </div>
        </div>
      ))}
      <Button startIcon={<Icon name="plus" />} onClick={addRow}>
        Add a row
      </Button>
    </>
  );
}

const PolicySection = styled("section")({
  "& .tier": {
    display: "grid",
    gridTemplateColumns: "1fr 32px",
    alignItems: "center",
    gap: 8,
    padding: 12,
    border: "1px solid var(--line)",
    borderRadius: "var(--r-s)",
  },
  "& .span": { display: "flex", gap: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .span b": { fontWeight: 500, color: "var(--text)" },
  "& .pair": { gridColumn: "1 / -1", display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12, alignItems: "start" },
});
