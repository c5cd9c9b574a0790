import type { Logger } from "@graphql-mesh/types";

const nothing = (): void => {};

/** Mesh tells on the console what it does at each step; only what goes wrong is worth a line. */
const quiet: Logger = {
  log: nothing,
  debug: nothing,
  info: nothing,
  warn: console.warn,
  error: console.error,
  child: () => quiet,
};

// Mesh imports the default export of the file that mesh.config.ts names.
// oxlint-disable-next-line import/no-default-export
export default quiet;
