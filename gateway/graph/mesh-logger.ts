const nothing = (): void => {};

type Tell = (...what: unknown[]) => void;

/** What Mesh expects of a logger. */
interface MeshLogger {
  log: Tell;
  debug: Tell;
  info: Tell;
  warn: Tell;
  error: Tell;
  child(): MeshLogger;
}

/** Mesh tells on the console what it does at each step; only what goes wrong is worth a line. */
const quiet: MeshLogger = {
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
