import { useLocation } from "react-router-dom";

/** Returns the membership to change and its current plan, as given in the URL; null for a new membership. */
export function useMoving(): { id: number | null; from: number | null; search: string } {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const numberOf = (name: string) => Number(asked.get(name)) || null;
  const id = numberOf("change");
  return { id, from: numberOf("from"), search: id === null ? "" : search };
}
