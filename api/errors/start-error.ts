/** A fatal error at startup; its message is the one line the operator reads before exit code 1. */
export class StartError extends Error {
  override name = "StartError";
}
