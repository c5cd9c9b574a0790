import type { ApolloClient } from "@apollo/client";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { StoppedError } from "#web/apollo/links.ts";
import { showFailure } from "#web/apollo/show-failure.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** Refusals because somebody else changed the booking: what is on screen is stale. */
const OUTDATED: readonly (string | undefined)[] = ["stale_version", "invalid_state", "changed_since"];

/** Shows why an action on a booking was refused, and refetches what is on screen if it was stale. */
export async function showMutationError(client: ApolloClient, title: string, error: unknown): Promise<void> {
  showFailure(title, error);
  if (isOutdated(error)) await client.refetchQueries({ include: "active" });
}

/**
 * The same for a change of a booking: shows the server's message and whose booking it is; its number only without a
 * message.
 */
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

/** The same for an undo: somebody else's later change is not reported as an error, and stays. */
export async function showUndoError(client: ApolloClient, name: string, error: unknown): Promise<void> {
  if (!isOutdated(error)) return showMutationError(client, `${name} was left unchanged`, error);
  showToast({ message: `${name} was left unchanged`, detail: "somebody changed the booking in the meantime" });
  await client.refetchQueries({ include: "active" });
}

/** Somebody else changed it, or the user stopped waiting for the response: what is on screen may be stale. */
function isOutdated(error: unknown): boolean {
  return error instanceof StoppedError || OUTDATED.includes(faultOf(error).code);
}
