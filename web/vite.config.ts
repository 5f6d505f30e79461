import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/sansatout/server/static",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    // How long each part of the build took is no news to a player.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true }, "/schema": server },
  },
});
