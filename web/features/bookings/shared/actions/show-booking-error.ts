import type { ApolloClient } from "@apollo/client";
import { isOutdated, showChangeFailure } from "#web/apollo/attempt-change.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { StoppedError } from "#web/apollo/links.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/**
 * Shows why a change of a booking was refused: the server's message and whose booking it is; its number only without a message.
 * Refetches what is on screen if it was stale.
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
  if (sentence === undefined && !isStopped) await showChangeFailure(client, `Failed to update booking ${id}`, error);
  else showToast({ message: sentence ?? message, detail: name, tone: "error" });
  if (isOutdated(error)) await client.refetchQueries({ include: "active" });
}

/** The same for an undo: somebody else's later change is not reported as an error, and stays. */
export async function showUndoError(client: ApolloClient, name: string, error: unknown): Promise<void> {
  if (!isOutdated(error)) return showChangeFailure(client, `${name} was left unchanged`, error);
  showToast({ message: `${name} was left unchanged`, detail: "somebody changed the booking in the meantime" });
  await client.refetchQueries({ include: "active" });
}
