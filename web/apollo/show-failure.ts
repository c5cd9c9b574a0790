import { showToast, type ToastContent } from "#web/ui/toast/toasts.tsx";
import { explain } from "./explain-fault.ts";
import { mayBeDone } from "./http-fault.ts";

const UNKNOWN = "It is not known whether that was done";

/** These the specification quotes; they do not say what has become of it. */
const isQuoted = (title: string): boolean => title.startsWith("Failed to ");

/**
 * Shows why something was not done. Without a clear answer it may have been done, so the title does not say that it was not.
 * Returns what closes the toast.
 */
export function showFailure(notDone: string, error: unknown, more: Pick<ToastContent, "action"> = {}): () => void {
  const { message, fields } = explain(error);
  const title = mayBeDone(error) && !isQuoted(notDone) ? UNKNOWN : notDone;
  return showToast({ message: title, detail: Object.values(fields)[0] ?? message, tone: "error", ...more });
}

/** Does something and shows that it is done, or why it was not; resolves to whether it was. */
export async function attempt(notDone: string, act: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await act();
    if (done !== undefined) showToast({ message: done, tone: "success" });
    return true;
  } catch (error) {
    showFailure(notDone, error);
    return false;
  }
}
