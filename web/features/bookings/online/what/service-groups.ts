import type { BookCategoryFragment, BookServiceFragment } from "../frame/catalogue.generated.ts";

export interface ServiceGroup {
  key: string;
  title: string;
  /** What the prices refer to. */
  hint: string;
  services: readonly BookServiceFragment[];
}

const HINTS = {
  resource: "price for the bay, not per person",
  coach: "price for the session, not per person",
  class: "price for a seat",
  mixed: "price for all, not per person",
} as const;

/**
 * Groups services under the venue's categories, in their order; then those without one by kind, with all classes as one. Omits
 * empty categories.
 */
export function groupServices(
  services: readonly BookServiceFragment[],
  categories: readonly BookCategoryFragment[],
): ServiceGroup[] {
  const classes = classesAsOne(services.filter(({ kind }) => kind === "class"));
  const others = services.filter(({ kind }) => kind !== "class");
  const known = new Set(categories.map(({ id }) => id));
  const loose = others.filter(({ category_id }) => category_id === null || !known.has(category_id));
  const groups = [
    ...categories.map(({ id, name }) => ({
      key: String(id),
      title: name,
      services: others.filter(({ category_id }) => category_id === id),
    })),
    { key: "resource", title: "Bay time", services: loose.filter(({ kind }) => kind === "resource") },
    { key: "coach", title: "Lessons", services: loose.filter(({ kind }) => kind === "coach") },
    { key: "class", title: "Classes", services: classes },
  ];
  return groups
    .filter((group) => group.services.length > 0)
    .map((group) => ({ ...group, hint: HINTS[kindOf(group.services)] }));
}

function kindOf(services: readonly BookServiceFragment[]): keyof typeof HINTS {
  const [kind, ...others] = new Set(services.map((service) => service.kind));
  return kind === undefined || others.length > 0 ? "mixed" : kind;
}

const NAMED = 3;

/** One row for all classes, using the id of the first; the class is chosen in the next step. */
function classesAsOne(classes: readonly BookServiceFragment[]): BookServiceFragment[] {
  const [first] = classes;
  if (!first) return [];
  const names = classes.slice(0, NAMED).map(({ name }) => name);
  const more = classes.length > NAMED ? ` and ${classes.length - NAMED} more` : "";
  return [
    {
      ...first,
      name: "Classes",
      description: `${names.join(", ")}${more}`,
      durations: classes.flatMap(({ durations }) => durations),
      max_party_size: Math.max(...classes.map(({ max_party_size }) => max_party_size)),
    },
  ];
}
