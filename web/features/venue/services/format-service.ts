import { formatMoney } from "#schema/shared/format-money.ts";
import type { BookableBy, WaitlistOffers } from "#web/apollo/schema-types.generated.ts";
import type { ServiceChoicesQuery, ServiceRowFragment } from "./services.generated.ts";

export type Choices = ServiceChoicesQuery;

export const BOOKABLE_BY: Record<BookableBy, { short: string; long: string }> = {
  anyone: { short: "Anyone", long: "Anyone, no account needed" },
  clients: { short: "Clients", long: "People with an account" },
  staff: { short: "Staff only", long: "Staff only" },
};

/** What happens to a place that becomes free while people wait for it. */
export const WAITLIST_OFFERS: Record<WaitlistOffers, { label: string; help: string }> = {
  in_turn: {
    label: "Hold it for the next in line",
    help: "Each person has some time to answer before it is held for the next.",
  },
  everybody: { label: "Email everybody at once", help: "Nothing is held. First come, first served." },
};

/** "30–120 min", "60 min" */
export function formatLengths({ durations }: ServiceRowFragment): string {
  const minutes = durations.map(({ duration_minutes }) => duration_minutes);
  return minutes.length === 0 ? "No length" : `${span(Math.min(...minutes), Math.max(...minutes), String)} min`;
}

/** "$32.00–$112.00", outside peak hours. */
export function formatPrices({ durations }: ServiceRowFragment, locale: string): string {
  const [first] = durations;
  if (!first) return "";
  const amounts = durations.map(({ price }) => price.amount);
  return span(Math.min(...amounts), Math.max(...amounts), (amount) =>
    formatMoney(amount, first.price.currency, locale),
  );
}

/** "Simulator, up to 4", "With a coach in a Studio, up to 2" */
export function formatCapacity(service: ServiceRowFragment, choices: Choices | undefined): string {
  const type = choices?.resourceTypes?.data.find(({ id }) => id === service.resource_type_id)?.name;
  const people = service.max_party_size === 1 ? "1 person" : `up to ${service.max_party_size}`;
  if (service.kind === "resource") return [type, people].filter(Boolean).join(", ");
  if (service.kind === "class") return `A seat on its dates, ${people} per booking`;
  return `With a coach${type ? ` in a ${type}` : ""}, ${people}`;
}

function span(low: number, high: number, write: (value: number) => string): string {
  return low === high ? write(low) : `${write(low)}–${write(high)}`;
}

interface ServiceGroup {
  name: string;
  rows: readonly ServiceRowFragment[];
}

/** Services by category, in the categories' order; those without one come last, by kind. */
export function groupServices(services: readonly ServiceRowFragment[], choices: Choices | undefined): ServiceGroup[] {
  const categories = choices?.serviceCategories?.data ?? [];
  const known = new Set(categories.map(({ id }) => id));
  const loose = services.filter(({ category_id }) => category_id === null || !known.has(category_id));
  return [
    ...categories.map(({ id, name }) => ({ name, rows: services.filter(({ category_id }) => category_id === id) })),
    { name: "Bay time", rows: loose.filter(({ kind }) => kind === "resource") },
    { name: "Lessons", rows: loose.filter(({ kind }) => kind === "coach") },
    { name: "Classes", rows: loose.filter(({ kind }) => kind === "class") },
  ].filter(({ rows }) => rows.length > 0);
}
