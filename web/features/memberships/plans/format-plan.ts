import type { AllowanceUnit } from "#web/apollo/schema-types.generated.ts";
import { formatQuantity } from "#web/features/memberships/shared/format-allowance.ts";
import { PERIOD_LABELS } from "#web/features/memberships/shared/plan-labels.ts";
import { countText } from "#web/ui/text/count-text.ts";
import type { PlanChoicesQuery } from "./membership-plans.generated.ts";

export type Choices = PlanChoicesQuery;

/** In the provider's wording: "6 months". */
export function formatDuration(months: number | null): string {
  if (months === null) return PERIOD_LABELS.custom.choice;
  return countText(months, "month");
}

/** "20% off each booking", "$20.00 for 60 min of Bay time" */
export function formatMemberPriceRule(
  { service, how, value }: Record<"service" | "how" | "value", string>,
  choices: Choices,
): string {
  const name = choices.services?.data.find(({ id }) => String(id) === service)?.name ?? "something removed";
  if (service === "") return `${value}% off each booking`;
  return how === "percent" ? `${value}% off ${name}` : `${value} for ${how} min of ${name}`;
}

interface Benefit {
  unit: AllowanceUnit;
  quantity: number;
  service_id: number | null;
  resource_type_id: number | null;
  rollover_limit: number;
}

/** What a benefit applies to: "Simulator time", "Swing lesson", "any booking". */
export function formatScope({ service_id, resource_type_id }: Partial<Benefit>, choices: Choices | undefined): string {
  const named = (rows: readonly { id: number; name: string }[] | undefined, id: number) =>
    rows?.find((row) => row.id === id)?.name ?? "something removed";
  if (service_id) return named(choices?.services?.data, service_id);
  if (resource_type_id) return `${named(choices?.resourceTypes?.data, resource_type_id)} time`;
  return "any booking";
}

/** "8 hours, Simulator time" */
export function formatBenefits(benefits: readonly Benefit[], choices: Choices | undefined): string {
  if (benefits.length === 0) return "Nothing included";
  return benefits
    .map((benefit) => `${formatQuantity(benefit.quantity, benefit.unit)}, ${formatScope(benefit, choices)}`)
    .join("; ");
}
