import { explain } from "./explain-fault.ts";

/** Why an act was refused, in a sentence; nothing when it was done. */
export async function refusedWith(act: Promise<unknown>): Promise<string | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    const { message, fields } = explain(error);
    return Object.values(fields)[0] ?? message;
  }
}
