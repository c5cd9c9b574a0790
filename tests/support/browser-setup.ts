import { startProduct, temporaryDataDir } from "#tests/support/product.ts";

/** Playwright's global set-up: one product with demo data for all journeys; answers its end. */
async function setup(): Promise<() => Promise<void>> {
  const { dataDir, remove } = temporaryDataDir();
  const product = await startProduct(dataDir, { DEMO: "1" });
  // workers are forked after this and read the configuration again
  process.env["PRODUCT_PORT"] = String(product.port);
  // journeys read the mail that was not sent
  process.env["PRODUCT_DATA"] = dataDir;
  return async () => {
    await product.stop();
    remove();
  };
}

// Playwright takes the default export
export default setup;
