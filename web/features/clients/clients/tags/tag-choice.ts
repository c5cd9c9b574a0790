/** Tags to add to all chosen clients, and tags to remove from all. */
export interface TagChoice {
  add: readonly number[];
  remove: readonly number[];
}

/** Whether all, some or none of the chosen clients have a tag. */
export type TagShare = "all" | "some" | "none";

type Tagged = readonly { tags: readonly { id: number }[] }[];

export const countWith = (clients: Tagged, tagId: number): number =>
  clients.filter(({ tags }) => tags.some(({ id }) => id === tagId)).length;

export function shareOf(clients: Tagged, { add, remove }: TagChoice, tagId: number): TagShare {
  if (add.includes(tagId)) return "all";
  if (remove.includes(tagId)) return "none";
  const count = countWith(clients, tagId);
  if (count === 0) return "none";
  return count === clients.length ? "all" : "some";
}

/** Applies a click on a tag: add it to all, or remove it from all. What matches the current state is no change. */
export function pressed(clients: Tagged, choice: TagChoice, tagId: number): TagChoice {
  const isOff = shareOf(clients, choice, tagId) !== "all";
  const count = countWith(clients, tagId);
  const add = choice.add.filter((id) => id !== tagId);
  const remove = choice.remove.filter((id) => id !== tagId);
  if (isOff) return { add: count < clients.length ? [...add, tagId] : add, remove };
  return { add, remove: count > 0 ? [...remove, tagId] : remove };
}

/** "Adds League to 6, takes Lefty off 2" */
export function choiceText(
  clients: Tagged,
  { add, remove }: TagChoice,
  nameOf: (tagId: number) => string | undefined,
): string {
  const names = (ids: readonly number[]) => ids.map((id) => nameOf(id) ?? "a tag").join(", ");
  const gaining = clients.length - Math.min(...add.map((id) => countWith(clients, id)), clients.length);
  const losing = Math.max(...remove.map((id) => countWith(clients, id)), 0);
  const parts = [
    add.length > 0 ? `adds ${names(add)} to ${gaining}` : "",
    remove.length > 0 ? `takes ${names(remove)} off ${losing}` : "",
  ].filter(Boolean);
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
