/** What the gateway wrote into the page, so that it need not be asked for; empty where the page came without. */
export function firstData(): Readonly<Record<string, unknown>> {
  const text = document.getElementById("first-data")?.textContent;
  if (!text) return {};
  const data: unknown = JSON.parse(text);
  return typeof data === "object" && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}
