const nothing = (): void => {};

type Tell = (...what: unknown[]) => void;

interface MeshLogger {
  log: Tell;
  debug: Tell;
  info: Tell;
  warn: Tell;
  error: Tell;
  child(): MeshLogger;
}

/** Mesh logs each of its steps to the console; only failures are worth a line. */
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
