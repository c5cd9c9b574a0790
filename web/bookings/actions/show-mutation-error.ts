import type { ApolloClient } from "@apollo/client";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { StoppedError } from "#web/apollo/links.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** Refusals because somebody else changed it: what the screens show is old. */
const OUTDATED: readonly (string | undefined)[] = ["stale_version", "invalid_state", "changed_since"];

/** Says why an act on a booking was refused, and asks again for what is shown where that was old. */
export async function showMutationError(client: ApolloClient, title: string, error: unknown): Promise<void> {
  const { message, fields } = explain(error);
  showToast({ message: title, detail: Object.values(fields)[0] ?? message, tone: "error" });
  if (isOutdated(error)) await client.refetchQueries({ include: "active" });
}

/** The same for a change of a booking: the server's own sentence and whose booking it is; its number only without one. */
export async function showUpdateError(
  client: ApolloClient,
  { id, name }: { id: number; name: string },
  error: unknown,
): Promise<void> {
  const { message, fields } = explain(error);
  const { status = 500 } = faultOf(error);
  const [sentence = status < 500 ? message : undefined] = Object.values(fields);
  const isStopped = error instanceof StoppedError;
  if (sentence === undefined && !isStopped) await showMutationError(client, `Failed to update booking ${id}`, error);
  else showToast({ message: sentence ?? message, detail: name, tone: "error" });
  if (isOutdated(error)) await client.refetchQueries({ include: "active" });
}

/** The same for a way back: somebody else's later change is no fault, and stands. */
export async function showUndoError(client: ApolloClient, name: string, error: unknown): Promise<void> {
  if (!isOutdated(error)) return showMutationError(client, `${name} was left unchanged`, error);
  showToast({ message: `${name} was left unchanged`, detail: "somebody changed the booking in the meantime" });
  await client.refetchQueries({ include: "active" });
}

/** Somebody else changed it, or nobody waited for the answer: what is shown may not be what stands. */
function isOutdated(error: unknown): boolean {
  return error instanceof StoppedError || OUTDATED.includes(faultOf(error).code);
}
