import { StartError } from "#api/start-error.ts";

/** Starts a part of the product. What it opened it leaves on `opened`, which is closed in reverse at the end. */
export type Start = (opened: AsyncDisposableStack, stopping: AbortSignal) => Promise<void>;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a process from start to its signal: exit 0 after a clean end, one line and exit 1 when it cannot start. A second
 * signal ends it at once.
 */
export async function runProcess(start: Start): Promise<void> {
  const opened = new AsyncDisposableStack();
  const stopping = new AbortController();
  const started = start(opened, stopping.signal);
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(130);
      stopping.abort();
      void end(started, opened);
    });
  }
  try {
    await started;
  } catch (error) {
    if (stopping.signal.aborted) return;
    await opened.disposeAsync().catch(complain);
    complain(error);
    process.exit(1);
  }
}

/** Waits for the step that is under way, so that a server it is starting is ended too. */
async function end(started: Promise<void>, opened: AsyncDisposableStack): Promise<void> {
  await started.catch(() => undefined);
  try {
    await opened.disposeAsync();
    process.exit(0);
  } catch (error) {
    complain(error);
    process.exit(1);
  }
}

function complain(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
}
