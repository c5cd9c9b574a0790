/** Returns only the fields that the caller sent: null clears a field, an omitted one stays unchanged. */
export function definedFields<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [K in keyof T]: Exclude<T[K], undefined> }; // fromEntries loses the key types
}
