import { runCommand } from "../run-command.ts";
import { distribute } from "./distribute.ts";

/** `npm run distribute`: distributes the tables of DATABASE_URL, a Citus coordinator, over its workers by tenant. */
await runCommand(process.env, async ({ owner }) => {
  const tables = await distribute(owner);
  console.info(`Distributed ${tables.length} tables by tenant. Make companies with npm run create-tenant.`);
});
