import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const GATEWAY = `http://127.0.0.1:${process.env["PORT"] ?? "4000"}`;
// The Host header is kept as sent by the browser: it names the tenant.
const toGateway = { target: GATEWAY, changeOrigin: false };

/** What a visitor loads first: built separately (`--mode book`), so that it shares no file that other pages make larger. */
const BOOK = [file("web/book.html")];
const OTHERS = [file("web/index.html"), file("web/central.html"), file("web/graphiql.html")];

/** Everything that a visitor's first load needs, in two files: chunks shared with later steps would be two dozen small ones. */
const FIRST_LOAD = [
  { name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial" as const], priority: 1 },
  { name: "first", tags: ["$initial" as const] },
];

/** Builds the web app into dist/web; `vite` serves it next to a running gateway. */
export default defineConfig(({ command, mode }) => {
  // Regardless of the calling process's mode, such as a test runner's: the build is what visitors get.
  if (command === "build") process.env["NODE_ENV"] = "production";
  return {
    root: "web",
    plugins: [react()],
    resolve: { alias: [{ find: /^zod$/, replacement: file("web/app/zod.ts") }] },
    build: {
      outDir: "../dist/web",
      emptyOutDir: mode !== "book",
      // The content security policy allows no inline scripts and no data: fonts.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions:
        mode === "book" ? { input: BOOK, output: { codeSplitting: { groups: FIRST_LOAD } } } : { input: OTHERS },
    },
    // Its workers are URLs for the bundler, which dependency pre-bundling cannot follow.
    optimizeDeps: { exclude: ["@graphiql/react/setup-workers/vite"] },
    server: { proxy: { "/graphql": toGateway, "/api": toGateway } },
  };
});

/** The full path: a build reads it from the checkout, the development server from the folder of the pages. */
function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
