import { z } from "zod";
import { hostFetch } from "../host-fetch.ts";

const JourneysProduct = z.object({ port: z.int(), pid: z.int(), dataDir: z.string() });
export type JourneysProduct = z.infer<typeof JourneysProduct>;

/** Set for the workers: where they ask for their product (`offer-products.ts`). */
export const PRODUCTS_PORT = "JOURNEYS_PRODUCTS_PORT";

/** The product of this worker, and of the worker that replaces it after a failed test. */
export async function askForProduct(parallelIndex: number): Promise<JourneysProduct> {
  const answer = await hostFetch(Number(process.env[PRODUCTS_PORT]), "localhost", `/${parallelIndex}`);
  if (!answer.ok) throw new Error(await answer.text());
  return JourneysProduct.parse(await answer.json());
}
