import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { listParts } from "./parts.ts";

const server = "http://127.0.0.1:8000";

/** Tell the service worker which files were built; their names change with their content. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") return;
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      worker.code = worker.code.replaceAll("__BUILT__", JSON.stringify(built.map((name) => `/${name}`).sort()));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), listFiles(), listParts()],
  build: {
    outDir: "../src/sansatout/server/static",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker.ts" },
      output: { entryFileNames: (one) => (one.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
      // How long each part of the build took is no news to a player.
      checks: { pluginTimings: false },
    },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true }, "/schema": server },
  },
});
