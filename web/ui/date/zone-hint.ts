/** "Vancouver, UTC−7" when the venue's clock differs from this browser's at that instant, else nothing. */
export function zoneHint(zone: string, at: Date = new Date()): string | undefined {
  const venue = offsetName(at, zone);
  if (venue === offsetName(at, undefined)) return undefined;
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return `${city}, ${venue}`;
}

function offsetName(at: Date, zone: string | undefined): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(at);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  return name.replace("GMT", "UTC").replace("-", "−");
}
