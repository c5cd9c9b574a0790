import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const GATEWAY = `http://127.0.0.1:${process.env["PORT"] ?? "4000"}`;
// The Host stays as the browser sent it: it names the tenant.
const toGateway = { target: GATEWAY, changeOrigin: false };

/** Builds the web into dist/web; `vite` serves it beside a gateway that runs already. */
export default defineConfig({
  root: "web",
  plugins: [react()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    // The content policy allows no inline script and no data: font.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The booking page and the explorer have entries of their own: neither carries the other screens, nor they it.
    rolldownOptions: { input: ["web/index.html", "web/book.html", "web/graphiql.html"] },
  },
  server: { proxy: { "/graphql": toGateway, "/api": toGateway } },
});
