import { sql } from "kysely";
import type { Database } from "#api/db/connect.ts";

const ANSWER_WITHIN_MS = 2_000;

/** Whether the database answers now; a paused one counts as gone. */
export async function isReady(db: Database): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => void setTimeout(resolve, ANSWER_WITHIN_MS, false).unref());
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answers, tooLate]);
}
