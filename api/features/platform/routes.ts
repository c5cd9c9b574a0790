import type { z } from "zod";
import { allPlans } from "#api/features/platform/queries.ts";
import type { Call, Handlers } from "#api/http/call.ts";
import type { PlatformPlans } from "#schema/platform/models.ts";
import type { platformOperations } from "#schema/platform/operations.ts";

export const platformRoutes: Handlers<typeof platformOperations> = {
  platformPlans: (call) => platformPlans(call),
};

async function platformPlans(call: Call): Promise<z.infer<typeof PlatformPlans>> {
  const rows = await allPlans(call.db);
  return {
    data: rows.map(({ price_amount, price_currency, ...plan }) => ({
      ...plan,
      price: { amount: price_amount, currency: price_currency },
    })),
  };
}
