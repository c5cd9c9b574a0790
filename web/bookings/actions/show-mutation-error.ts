import type { ApolloClient } from "@apollo/client";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** Refusals because somebody else changed it: what the screens show is old. */
const OUTDATED: readonly (string | undefined)[] = ["stale_version", "invalid_state"];

/** Says why an act on a booking was refused, and asks again for what is shown where that was old. */
export async function showMutationError(client: ApolloClient, title: string, error: unknown): Promise<void> {
  const { message, fields } = explain(error);
  showToast({ message: title, detail: Object.values(fields)[0] ?? message, tone: "error" });
  if (isOutdated(error)) await client.refetchQueries({ include: "active" });
}

/** The same for a way back: somebody else's later change is no fault, and stands. */
export async function showUndoError(client: ApolloClient, name: string, error: unknown): Promise<void> {
  if (!isOutdated(error)) return showMutationError(client, `${name} was left unchanged`, error);
  showToast({ message: `${name} was left unchanged`, detail: "somebody changed the booking in the meantime" });
  await client.refetchQueries({ include: "active" });
}

function isOutdated(error: unknown): boolean {
  return OUTDATED.includes(faultOf(error).code);
}
