/** Does the work for one after the other: what goes wrong with one holds up none of the others, and is thrown once all had their turn. */
export async function forEachOf<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    await work(one).catch((error: unknown) => void failures.push(error));
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, `${failures.length} of ${all.length} did not go through`, { cause: failures[0] });
}
