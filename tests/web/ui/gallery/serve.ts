import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";

/** The gallery, built like the product and served on loopback; `stop` removes the build again. */
export async function serveGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), "ui-gallery-"));
  const shared = { root: import.meta.dirname, configFile: false as const, logLevel: "warn" as const };
  await build({ ...shared, plugins: [react()], build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("The gallery's server has no address");
  return {
    url,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
