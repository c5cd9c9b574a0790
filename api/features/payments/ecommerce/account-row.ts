import type { Selectable } from "kysely";
import type { ConnectedAccounts } from "#api/db/types.generated.ts";

/** The venue's account at the payment provider. */
export type AccountRow = Selectable<ConnectedAccounts>;
