import { useLocation } from "react-router-dom";

/** The membership that moves to another plan, and the plan that it leaves, as the address says; none where one begins. */
export function useMoving(): { id: number | null; from: number | null; search: string } {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const numberOf = (name: string) => Number(asked.get(name)) || null;
  const id = numberOf("change");
  return { id, from: numberOf("from"), search: id === null ? "" : search };
}
