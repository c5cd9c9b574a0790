import type { ApolloClient } from "@apollo/client";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { faultOf } from "./http-fault.ts";
import { StoppedError } from "./links.ts";
import { showFailure } from "./show-failure.ts";

/** Refusals because somebody else made a change: what is on screen is stale. */
const OUTDATED: readonly (string | undefined)[] = ["stale_version", "invalid_state", "changed_since"];

/** Somebody else changed it, or the user stopped waiting for the response: what is on screen may be stale. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof StoppedError || OUTDATED.includes(faultOf(error).code);

/** Shows why a change was refused, and refetches what is on screen if it was stale. */
export async function showChangeFailure(client: ApolloClient, notDone: string, error: unknown): Promise<void> {
  showFailure(notDone, error);
  if (isOutdated(error)) await client.refetchQueries({ include: "active" });
}

/** Changes what others may have changed, and shows that it is done, or why it was not. */
export async function attemptChange(
  client: ApolloClient,
  notDone: string,
  act: () => Promise<unknown>,
  done?: string,
): Promise<void> {
  try {
    await act();
    if (done !== undefined) showToast({ message: done, tone: "success" });
  } catch (error) {
    await showChangeFailure(client, notDone, error);
  }
}
