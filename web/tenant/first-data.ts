/** Data the gateway embedded in the page, to save a query; empty if there is none. */
export function firstData(): Readonly<Record<string, unknown>> {
  const text = document.getElementById("first-data")?.textContent;
  if (!text) return {};
  const data: unknown = JSON.parse(text);
  return typeof data === "object" && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}
