import { CLIENT, startProvider } from "#tests/federation/loopback-provider.ts";
import { freePort } from "#tests/support/product/free-port.ts";
import { startProduct, temporaryDataDir } from "#tests/support/product/product.ts";

export interface JourneysProduct {
  port: number;
  stop(): Promise<void>;
}

/** A product with demo data and a stand-in for Google, for the journeys of one worker. */
export async function startJourneysProduct(): Promise<JourneysProduct> {
  const { dataDir, remove } = temporaryDataDir();
  const providerPort = await freePort();
  const product = await startProduct(dataDir, {
    DEMO: "1",
    GOOGLE_ISSUER: `http://127.0.0.1:${providerPort}`,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  });
  const google = await startProvider(`http://localhost:${product.port}`, providerPort);
  process.env["PRODUCT_PORT"] = String(product.port);
  // journeys read the unsent mail
  process.env["PRODUCT_DATA"] = dataDir;
  return {
    port: product.port,
    async stop() {
      await product.stop();
      google.close();
      remove();
    },
  };
}
