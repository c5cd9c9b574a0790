import { CLIENT, startProvider } from "#tests/federation/loopback-provider.ts";
import { freePort } from "#tests/support/free-port.ts";
import { shiftToJourneys } from "#tests/support/venue-clock.ts";
import { startProduct, temporaryDataDir } from "#tests/support/product.ts";

/** Playwright's global set-up: one product with demo data for all journeys; answers its end. */
async function setup(): Promise<() => Promise<void>> {
  const { dataDir, remove } = temporaryDataDir();
  // for the product and for the workers, which are forked after this; given, it lets journeys run at another hour
  process.env["CLOCK_SHIFT_MS"] ??= String(shiftToJourneys());
  const providerPort = await freePort();
  const product = await startProduct(dataDir, {
    DEMO: "1",
    GOOGLE_ISSUER: `http://127.0.0.1:${providerPort}`,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  });
  const google = await startProvider(`http://localhost:${product.port}`, providerPort);
  // workers read the configuration again
  process.env["PRODUCT_PORT"] = String(product.port);
  // journeys read the mail that was not sent
  process.env["PRODUCT_DATA"] = dataDir;
  return async () => {
    await product.stop();
    google.close();
    remove();
  };
}

// Playwright takes the default export
export default setup;
