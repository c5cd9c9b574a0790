/** What still names a bay or a location. */
export interface Uses {
  bookings: number;
  classes: number;
}

/** "2 bookings", "1 class" or "2 bookings and 1 class". */
export function usesText({ bookings, classes }: Uses): string {
  const parts = [counted(bookings, "booking", "bookings"), counted(classes, "class", "classes")];
  return parts.filter(Boolean).join(" and ");
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
