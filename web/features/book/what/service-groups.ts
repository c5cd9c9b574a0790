import type { BookCategoryFragment, BookServiceFragment } from "../frame/catalogue.generated.ts";

export interface ServiceGroup {
  key: string;
  title: string;
  /** What the prices are for. */
  hint: string;
  services: readonly BookServiceFragment[];
}

const HINTS = {
  resource: "price for the bay, not per person",
  coach: "price for the session, not per person",
  mixed: "price for all, not per person",
} as const;

/** Services under the venue's headings, in its order; last those without one, by kind. Empty headings are left out. */
export function groupServices(
  services: readonly BookServiceFragment[],
  categories: readonly BookCategoryFragment[],
): ServiceGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const loose = services.filter(({ category_id }) => category_id === null || !known.has(category_id));
  const groups = [
    ...categories.map(({ id, name }) => ({
      key: String(id),
      title: name,
      services: services.filter(({ category_id }) => category_id === id),
    })),
    { key: "resource", title: "Bay time", services: loose.filter(({ kind }) => kind === "resource") },
    { key: "coach", title: "Lessons", services: loose.filter(({ kind }) => kind === "coach") },
  ];
  return groups
    .filter((group) => group.services.length > 0)
    .map((group) => ({ ...group, hint: HINTS[kindOf(group.services)] }));
}

function kindOf(services: readonly BookServiceFragment[]): keyof typeof HINTS {
  const [kind, ...others] = new Set(services.map((service) => service.kind));
  return kind === undefined || kind === "class" || others.length > 0 ? "mixed" : kind;
}
