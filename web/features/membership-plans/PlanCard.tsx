import { styled } from "@mui/material/styles";
import { type Control, type DeepPartialSkipArrayKey, useWatch } from "react-hook-form";
import { formatQuantity } from "#web/memberships/format-allowance.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { formatMoney } from "#web/ui/text/format-money.ts";
import { readTypedMoney } from "#schema/shared/typed-money.ts";
import { type Choices, formatMemberPriceRule, formatScope, PERIOD_LABELS } from "./format-plan.ts";
import { type PlanFormSent, type PlanFormValues, readScope, readTypedQuantity } from "./plan-form.ts";

interface PlanCardProps {
  control: Control<PlanFormValues, unknown, PlanFormSent>;
  choices: Choices;
}

/** The plan as somebody who chooses one reads it, with each key that is typed. */
export function PlanCard({ control, choices }: PlanCardProps) {
  const plan = useWatch({ control });
  const { currency, locale } = useCompany();
  const money = (typed: string | undefined) => readTypedMoney(typed ?? "", currency);
  const [price, fee] = [money(plan.price), money(plan.sign_up_fee)];
  if (plan.kind === "gift_card") return <GiftCardCard plan={plan} />;
  const period = PERIOD_LABELS[plan.billing_period ?? "monthly"];
  return (
    <Card aria-label="Preview of the plan">
      <h3>{plan.name?.trim() || "Name of the plan"}</h3>
      {plan.description?.trim() ? <p className="quiet">{plan.description}</p> : null}
      <p className="price figures">
        {formatTrial(plan)}
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
      <p className="quiet">{formatNotice(plan)}</p>
    </Card>
  );
}

/** A gift card as somebody who buys one reads it. */
function GiftCardCard({ plan }: { plan: TypedPlan }) {
  const { currency, locale } = useCompany();
  const worth = readTypedMoney(plan.price ?? "", currency);
  const months = plan.expires_after_months;
  return (
    <Card aria-label="Preview of the plan">
      <h3>{plan.name?.trim() || "Name of the gift card"}</h3>
      {plan.description?.trim() ? <p className="quiet">{plan.description}</p> : null}
      <p className="price figures">
        <b>{worth === undefined ? "–" : formatMoney(worth, currency, locale)}</b> of credit
      </p>
      <p className="quiet">
        {months ? `To be redeemed within ${months} ${months === "1" ? "month" : "months"}.` : "Does not expire."}
      </p>
    </Card>
  );
}

type TypedBenefit = Partial<PlanFormValues["benefits"][number]>;

function planLines(benefits: readonly (TypedBenefit | undefined)[], each: string, choices: Choices) {
  return benefits.flatMap((benefit, at) => {
    const unit = benefit?.unit ?? "minutes";
    const quantity = readTypedQuantity(benefit?.quantity ?? "", unit);
    if (!quantity) return [];
    const rest = readTypedQuantity(benefit?.rollover_limit ?? "", unit);
    return [
      <li key={at}>
        <Icon name="check" size={14} />
        <span>
          <b>
            {formatQuantity(quantity, unit)} {each}
          </b>
          , {formatScope(readScope(benefit?.scope ?? ""), choices)}
          {rest ? <small>Up to {formatQuantity(rest, unit)} not used move on</small> : null}
        </span>
      </li>,
    ];
  });
}

type TypedPlan = DeepPartialSkipArrayKey<PlanFormValues>;

/** Member prices and how members book, as far as they are typed. */
function memberLines(plan: TypedPlan, choices: Choices): string[] {
  const prices = (plan.member_prices ?? []).flatMap((price) => {
    const { service = "", how = "", value = "" } = price ?? {};
    return value.trim() === "" ? [] : [formatMemberPriceRule({ service, how, value: value.trim() }, choices)];
  });
  const [days, bookings, guests] = [plan.booking_window_days, plan.concurrent_bookings, plan.guest_limit];
  return [
    ...(Number(plan.family_size) > 1 ? [`Shared by up to ${plan.family_size} people`] : []),
    ...prices,
    ...(days ? [`Book up to ${days} ${days === "1" ? "day" : "days"} ahead`] : []),
    ...(bookings ? [`Up to ${bookings} ${bookings === "1" ? "booking" : "bookings"} at a time`] : []),
    ...(guests
      ? [
          guests === "0"
            ? "For yourself, without guests"
            : `Bring up to ${guests} ${guests === "1" ? "guest" : "guests"}`,
        ]
      : []),
  ];
}

type TypedTerms = Partial<
  Pick<PlanFormValues, "billing_period" | "notice_days" | "trial_days" | "expires_after_months">
>;

/** "14 days free, then " before the price. */
function formatTrial({ billing_period, trial_days }: TypedTerms): string | null {
  const days = Number(trial_days ?? 0);
  if (billing_period === "custom" || !days) return null;
  return `${days} ${days === 1 ? "day" : "days"} free, then `;
}

function formatNotice({ billing_period, notice_days, expires_after_months: months }: TypedTerms): string {
  const end = months ? ` Ends after ${months} ${months === "1" ? "month" : "months"}, with what is left.` : "";
  if (billing_period === "custom") return `Paid once, does not renew.${end}`;
  const days = Number(notice_days ?? 0);
  if (!days) return "Cancel at any time, to the end of what is paid.";
  return `Cancel up to ${days} ${days === 1 ? "day" : "days"} before the next bill.`;
}

const Card = styled("section")({
  display: "grid",
  gap: 10,
  alignContent: "start",
  padding: 20,
  border: "1px solid var(--line)",
  borderRadius: 12,
  background: "var(--surface)",
  overflowWrap: "anywhere",
  "& h3": { fontSize: 16, lineHeight: "22px", fontWeight: 600 },
  "& .price": { fontSize: 13, color: "var(--text-2)" },
  "& .price b": { fontSize: 26, lineHeight: "32px", letterSpacing: "-.02em", color: "var(--text)" },
  "& ul": { display: "grid", gap: 8, margin: 0, padding: 0, listStyle: "none", fontSize: 13, lineHeight: "20px" },
  "& li": { display: "flex", gap: 8 },
  "& li svg": { flex: "none", marginTop: 3, color: "var(--primary)" },
  "& li b": { fontWeight: 600 },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
