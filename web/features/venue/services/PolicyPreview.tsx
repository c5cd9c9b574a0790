import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { freePolicy, tierDue } from "#schema/bookings/policies/rules.ts";
import { policySentences } from "#schema/bookings/policies/sentences.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney } from "#schema/shared/typed-money.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { examplePolicy, policyForm } from "./policy-form.ts";
import type { ServiceFormReturn } from "./WhatFields.tsx";

/** Live preview of the policy in plain words for the first price, with its periods drawn to scale. */
export function PolicyPreview({ form: { control }, currency }: { form: ServiceFormReturn; currency: string }) {
  const [typed, price, length] = useWatch({
    control,
    name: ["policy", "durations.0.price", "durations.0.duration_minutes"],
  });
  const { venue } = useVenues();
  const schema = useMemo(() => policyForm(currency), [currency]);
  const parsed = schema.safeParse(typed);
  const amount = readTypedMoney(price ?? "", currency);
  const money = (each: { amount: number }) => formatMoney(each.amount, currency, venue?.locale);
  if (!parsed.success || amount === undefined) {
    return <Preview role="status">What clients will read appears here once each row is correct.</Preview>;
  }
  const policy = parsed.data ?? freePolicy(currency);
  const example = { amount, currency };
  return (
    <Preview>
      <b>
        What a client reads, for {length} min at {money(example)}
      </b>
      {policy.cancellation.length === 0 ? null : (
        <div className="bar" aria-hidden>
          {policy.cancellation.map((tier) => (
            <span key={tier.until_hours_before} data-free={tierDue(tier, example).amount === 0}>
              {money(tierDue(tier, example))}
            </span>
          ))}
        </div>
      )}
      <ul aria-live="polite">
        {policySentences(examplePolicy(policy, example), money).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Preview>
  );
}

const Preview = styled("div")({
  display: "grid",
  gap: 8,
  padding: 12,
  borderRadius: "var(--r-s)",
  background: "var(--sunken)",
  fontSize: 13,
  lineHeight: "20px",
  "& b": { fontWeight: 500 },
  "& ul": { display: "grid", gap: 4, paddingLeft: 16, listStyle: "disc", color: "var(--text-2)" },
  "& .bar": { display: "flex", gap: 2, fontSize: 12, lineHeight: "16px", fontVariantNumeric: "tabular-nums" },
  "& .bar span": {
    flex: 1,
    padding: "4px 8px",
    background: "var(--amber-f)",
    color: "var(--amber-t)",
    borderTop: "2px solid var(--amber-m)",
  },
  "& .bar span[data-free=true]": {
    background: "var(--green-f)",
    color: "var(--green-t)",
    borderTopColor: "var(--green-m)",
  },
});
