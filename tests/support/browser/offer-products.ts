import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CLIENT, startProvider } from "#tests/features/people/federation/loopback-provider.ts";
import { freePort } from "../product/free-port.ts";
import { ENDS_WITH_PARENT, startProduct, temporaryDataDir } from "../product/product.ts";
import { copyFolder } from "./demo-data.ts";
import { PRODUCTS_PORT, type JourneysProduct } from "./journeys-product.ts";

type Running = JourneysProduct & { stop(): Promise<void> };

/**
 * Runs the products of all workers for the whole run, each started when its worker first asks. Playwright replaces a worker
 * after a failed test; the new one has the same index and gets the same product. Returns a function that stops them.
 */
export async function offerProducts(demoData: string): Promise<() => Promise<void>> {
  const products = new Map<string, Promise<Running>>();
  const productOf = (index: string) => {
    const product = products.get(index) ?? startJourneysProduct(demoData, () => products.delete(index));
    products.set(index, product);
    return product;
  };
  const server = createServer((request, response) => {
    productOf(request.url ?? "").then(
      ({ port, pid, dataDir }) => response.end(JSON.stringify({ port, pid, dataDir })),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has an address with a port
  process.env[PRODUCTS_PORT] = String(port);
  return async () => {
    server.close();
    server.closeAllConnections();
    const started = await Promise.allSettled(products.values());
    await Promise.all(started.map(async (each) => each.status === "fulfilled" && each.value.stop()));
  };
}

/** A product with the demo data and a stand-in for Google. Calls `onEnd` if it ends or does not start. */
async function startJourneysProduct(demoData: string, onEnd: () => void): Promise<Running> {
  const { dataDir, remove } = temporaryDataDir();
  try {
    await copyFolder(demoData, dataDir);
    const providerPort = await freePort();
    const product = await startProduct(dataDir, {
      DEMO: "1",
      GOOGLE_ISSUER: `http://127.0.0.1:${providerPort}`,
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      ...ENDS_WITH_PARENT,
    });
    product.process.once("exit", onEnd);
    const google = await startProvider(`http://localhost:${product.port}`, providerPort);
    const { pid = 0 } = product.process;
    const stop = async () => {
      await product.stop();
      google.close();
      remove();
    };
    return { port: product.port, pid, dataDir, stop };
  } catch (error) {
    onEnd();
    remove();
    throw error;
  }
}
