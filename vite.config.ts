import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const GATEWAY = `http://127.0.0.1:${process.env["PORT"] ?? "4000"}`;
// The Host stays as the browser sent it: it names the tenant.
const toGateway = { target: GATEWAY, changeOrigin: false };

/** What a visitor loads first: built by itself (`--mode book`), so that it shares no file that other pages make larger. */
const BOOK = ["web/book.html"];
const OTHERS = ["web/index.html", "web/graphiql.html"];

/** Builds the web into dist/web; `vite` serves it beside a gateway that runs already. */
export default defineConfig(({ mode }) => ({
  root: "web",
  plugins: [react()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: mode !== "book",
    // The content policy allows no inline script and no data: font.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: mode === "book" ? BOOK : OTHERS },
  },
  server: { proxy: { "/graphql": toGateway, "/api": toGateway } },
}));
