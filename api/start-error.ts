/** A start that cannot go on; its message is the one line the operator reads before exit 1. */
export class StartError extends Error {
  override name = "StartError";
}
