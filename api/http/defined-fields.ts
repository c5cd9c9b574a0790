/** The fields that the caller sent: null clears, what was left out stays. */
export function definedFields<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [K in keyof T]: Exclude<T[K], undefined> }; // fromEntries forgets the keys
}
