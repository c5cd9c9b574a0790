import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import {
  formatAllowanceScope,
  formatNoShowExtra,
  formatQuantity,
} from "#web/features/memberships/shared/format-allowance.ts";
import {
  formatNotice,
  formatTrial,
  limitLines,
  PERIOD_LABELS,
  sharedLines,
} from "#web/features/memberships/shared/plan-labels.ts";
import { PlanSheet } from "#web/features/memberships/shared/PlanSheet.tsx";
import { useCompany, useTaxesOn } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { PlanTileFragment } from "./plans.generated.ts";

/** A plan on sale with its action. */
export function PlanTile({ plan, children }: { plan: PlanTileFragment; children?: ReactNode }) {
  const { locale } = useCompany();
  const taxes = useTaxesOn("membership");
  const { name, description, price, sign_up_fee: fee, places_left } = plan;
  const { every, each } = PERIOD_LABELS[plan.billing_period];
  const money = (value: PlanTileFragment["price"]) => formatMoney(value.amount, value.currency, locale);
  const inPrice = taxNote(price, taxes, locale);
  return (
    <PlanSheet aria-label={name}>
      <h2>{name}</h2>
      {description ? <p className="quiet">{description}</p> : null}
      <p className="price">
        {formatTrial(plan)}
        <b>{money(price)}</b> {every}
        {inPrice ? <small>{inPrice}</small> : null}
      </p>
      <ul>
        {plan.benefits.map(({ unit, quantity, rollover_limit, no_show_extra, ...scope }) => (
          <li key={[unit, scope.service_name, scope.resource_type_name].join()}>
            <Icon name="check" size={14} />
            <span>
              <b>
                {formatQuantity(quantity, unit)} {each}
              </b>
              , {inSentence(formatAllowanceScope(scope))}
              {rollover_limit > 0 ? (
                <small>Up to {formatQuantity(rollover_limit, unit)} carried over if unused</small>
              ) : null}
              {no_show_extra > 0 ? <small>{formatNoShowExtra(no_show_extra, unit)}</small> : null}
            </span>
          </li>
        ))}
        {[...sharedLines(plan), ...plan.member_prices.map((one) => priceLine(one, money)), ...limitLines(plan)].map(
          (line) => (
            <li key={line}>
              <Icon name="check" size={14} />
              <span>{line}</span>
            </li>
          ),
        )}
      </ul>
      {fee.amount > 0 ? <p className="quiet">{money(fee)} once, with the first bill.</p> : null}
      <p className="quiet">{formatNotice(plan)}</p>
      {places_left !== null && places_left > 0 ? (
        <p className="quiet">{places_left === 1 ? "1 place is left." : `${places_left} places are left.`}</p>
      ) : null}
      {children ? <Foot>{children}</Foot> : null}
    </PlanSheet>
  );
}

/** At the bottom of the tile, so that the actions of adjacent tiles align. */
const Foot = styled("div")({ display: "grid", gap: 10, marginTop: "auto" });

/** Lowercases "Any booking" for use after a number; names stay as they are. */
const inSentence = (scope: string): string => (scope === "Any booking" ? "any booking" : scope);

type MemberPrice = PlanTileFragment["member_prices"][number];

function priceLine(
  { service_name, duration_minutes, percent_off, price }: MemberPrice,
  money: (value: NonNullable<MemberPrice["price"]>) => string,
): string {
  if (price) return `${money(price)} for ${duration_minutes} min of ${service_name ?? "any booking"}`;
  return `${percent_off}% off ${service_name ?? "each booking"}`;
}
