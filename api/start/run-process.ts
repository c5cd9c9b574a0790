import { StartError } from "#api/errors/start-error.ts";

/** Starts a part of the product. What it opens is added to `opened`, which is closed in reverse order at the end. */
export type Start = (opened: AsyncDisposableStack, stopping: AbortSignal) => Promise<void>;

export interface RunOptions {
  /** npm does not pass on kill -9: the process ends when its npm does, and frees the port for the next start. */
  endsWithParent?: boolean;
}

const PARENT_CHECK_MS = 250;
/** One Ctrl-C arrives twice: from the terminal, and passed on by npm. */
const SAME_CTRL_C_MS = 1_000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a process from start to its signal: exit code 0 after a clean end; one line and exit code 1 if it cannot
 * start. A second signal, at least a second later, ends it immediately.
 */
export async function runProcess(start: Start, { endsWithParent = false }: RunOptions = {}): Promise<void> {
  const opened = new AsyncDisposableStack();
  const stopping = new AbortController();
  const started = start(opened, stopping.signal);
  let asked = 0;
  const stop = (): void => {
    if (stopping.signal.aborted) {
      if (performance.now() - asked > SAME_CTRL_C_MS) process.exit(130);
      return;
    }
    asked = performance.now();
    stopping.abort();
    void end(started, opened);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  if (endsWithParent) whenParentEnds(stop);
  try {
    await started;
  } catch (error) {
    if (stopping.signal.aborted) return;
    await opened.disposeAsync().catch(complain);
    complain(error);
    process.exit(1);
  }
}

function whenParentEnds(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_CHECK_MS);
  watch.unref();
}

/** Waits for the current step, so that a server it is starting is ended too. */
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
