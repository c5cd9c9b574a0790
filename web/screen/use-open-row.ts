import { useState } from "react";

/**
 * The row of a list that the URL names, for an editor beside the list: it stays the open one when a search, another page
 * or somebody else's change takes it off the list, so that what was typed is not lost with it.
 */
export function useOpenRow<Row extends { id: number }>(rows: readonly Row[], opened: string | null): Row | undefined {
  const [last, setLast] = useState<Row>();
  const listed = rows.find(({ id }) => String(id) === opened);
  if (listed && listed !== last) setLast(listed);
  return listed ?? (last && String(last.id) === opened ? last : undefined);
}
