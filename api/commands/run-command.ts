import { readConfig, type Config } from "#api/config.ts";
import { prepareDatabase } from "#api/data-folder/prepare-database.ts";
import { connect, type Database } from "#api/db/connect.ts";
import { runProcess } from "#api/start/run-process.ts";

export interface CommandSurroundings {
  /** Connected as the owner: the only role that can add companies. */
  owner: Database;
  config: Config;
}

/** Runs one command on the prepared database and exits: with 0, or with one line and exit code 1. */
export function runCommand(
  env: Record<string, string | undefined>,
  work: (surroundings: CommandSurroundings) => Promise<void>,
): Promise<void> {
  return runProcess(async (opened) => {
    const config = readConfig(env);
    const database = await prepareDatabase(config);
    opened.defer(() => database.stop());
    const owner = connect(database.ownerUrl, { name: "fairway command", maxConnections: 2, statementTimeoutMs: 0 });
    opened.defer(() => owner.destroy());
    await work({ owner, config });
    await opened.disposeAsync();
  });
}
