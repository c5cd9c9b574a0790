import { useWatch, type Control, type DeepPartialSkipArrayKey } from "react-hook-form";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney } from "#schema/shared/typed-money.ts";
import { formatNoShowExtra, formatQuantity } from "#web/features/memberships/shared/format-allowance.ts";
import {
  formatNotice,
  formatTrial,
  limitLines,
  PERIOD_LABELS,
  sharedLines,
} from "#web/features/memberships/shared/plan-labels.ts";
import { PlanSheet } from "#web/features/memberships/shared/PlanSheet.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { formatMemberPriceRule, formatScope, type Choices } from "./format-plan.ts";
import { readScope, readTypedQuantity, type PlanFormSent, type PlanFormValues } from "./plan-form.ts";

interface PlanCardProps {
  control: Control<PlanFormValues, unknown, PlanFormSent>;
  choices: Choices;
}

/** Live preview of the plan as buyers see it. */
export function PlanCard({ control, choices }: PlanCardProps) {
  const plan = useWatch({ control });
  const { currency, locale } = useCompany();
  const money = (typed: string | undefined) => readTypedMoney(typed ?? "", currency);
  const [price, fee] = [money(plan.price), money(plan.sign_up_fee)];
  if (plan.kind === "gift_card") return <GiftCardCard plan={plan} />;
  const period = PERIOD_LABELS[plan.billing_period ?? "monthly"];
  return (
    <PlanSheet aria-label="Preview of the plan">
      <h3>{plan.name?.trim() || "Name of the plan"}</h3>
      {plan.description?.trim() ? <p className="quiet">{plan.description}</p> : null}
      <p className="price figures">
        {formatTrial(termsOf(plan))}
        <b>{price === undefined ? "–" : formatMoney(price, currency, locale)}</b> {period.every}
      </p>
      <ul>
        {planLines(plan.benefits ?? [], period.each, choices)}
        {memberLines(plan, choices).map((line) => (
          <li key={line}>
            <Icon name="check" size={14} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {fee ? <p className="quiet">{formatMoney(fee, currency, locale)} once, with the first bill.</p> : null}
      <p className="quiet">{formatNotice(termsOf(plan))}</p>
    </PlanSheet>
  );
}

/** Preview of a gift card as buyers see it. */
function GiftCardCard({ plan }: { plan: TypedPlan }) {
  const { currency, locale } = useCompany();
  const worth = readTypedMoney(plan.price ?? "", currency);
  const months = plan.expires_after_months;
  return (
    <PlanSheet aria-label="Preview of the plan">
      <h3>{plan.name?.trim() || "Name of the gift card"}</h3>
      {plan.description?.trim() ? <p className="quiet">{plan.description}</p> : null}
      <p className="price figures">
        <b>{worth === undefined ? "–" : formatMoney(worth, currency, locale)}</b> of credit
      </p>
      <p className="quiet">
        {months ? `Valid for ${months} ${months === "1" ? "month" : "months"}.` : "Does not expire."}
      </p>
    </PlanSheet>
  );
}

type TypedBenefit = Partial<PlanFormValues["benefits"][number]>;

function planLines(benefits: readonly (TypedBenefit | undefined)[], each: string, choices: Choices) {
  return benefits.flatMap((benefit, at) => {
    const unit = benefit?.unit ?? "minutes";
    const quantity = readTypedQuantity(benefit?.quantity ?? "", unit);
    if (!quantity) return [];
    const rest = readTypedQuantity(benefit?.rollover_limit ?? "", unit);
    const noShow = readTypedQuantity(benefit?.no_show_extra ?? "", unit);
    return [
      <li key={at}>
        <Icon name="check" size={14} />
        <span>
          <b>
            {formatQuantity(quantity, unit)} {each}
          </b>
          , {formatScope(readScope(benefit?.scope ?? ""), choices)}
          {rest ? <small>Up to {formatQuantity(rest, unit)} carried over if unused</small> : null}
          {noShow ? <small>{formatNoShowExtra(noShow, unit)}</small> : null}
        </span>
      </li>,
    ];
  });
}

type TypedPlan = DeepPartialSkipArrayKey<PlanFormValues>;

/** Member prices and booking limits, as far as they are filled in. */
function memberLines(plan: TypedPlan, choices: Choices): string[] {
  const prices = (plan.member_prices ?? []).flatMap((price) => {
    const { service = "", how = "", value = "" } = price ?? {};
    return value.trim() === "" ? [] : [formatMemberPriceRule({ service, how, value: value.trim() }, choices)];
  });
  const typed = (text: string | null | undefined) => (text?.trim() ? Number(text) : null);
  const limits = {
    family_size: Number(plan.family_size ?? 1),
    booking_window_days: typed(plan.booking_window_days),
    concurrent_bookings: typed(plan.concurrent_bookings),
    guest_limit: typed(plan.guest_limit),
  };
  return [...sharedLines(limits), ...prices, ...limitLines(limits)];
}

type TypedTerms = Partial<
  Pick<PlanFormValues, "billing_period" | "notice_days" | "trial_days" | "expires_after_months">
>;

const termsOf = ({ billing_period, notice_days, trial_days, expires_after_months }: TypedTerms) => ({
  billing_period: billing_period ?? "monthly",
  notice_days: Number(notice_days ?? 0),
  trial_days: Number(trial_days ?? 0),
  expires_after_months: Number(expires_after_months ?? 0) || null,
});
