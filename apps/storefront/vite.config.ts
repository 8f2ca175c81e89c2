import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './build/class-names.ts'
import { compressed } from './build/compressed.ts'
import { leanQueries } from './build/lean-queries.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { pageFiles } from './build/page-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Browser build into dist/client; with `--ssr`, the page renderer into dist/ssr. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [leanQueries(), pageFiles(), offlineWorker(), compressed()])],
  // React looks for its tools in every page; they belong to development.
  define: isSsrBuild ? {} : { 'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"' },
  css: { modules: { generateScopedName: shortClassNames(root, ['apps/storefront/src', 'packages/ui/src']) } },
  build: {
    target: ['chrome100', 'safari16.4'],
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : {
          input: 'src/app/entry-client.tsx',
          output: {
            // What every page needs is one file: a dozen small ones weigh 4 kB more and each costs a request.
            codeSplitting: {
              groups: [
                { name: 'shop', test: /app\/entry-client|platform\/screen\.ts/, priority: 2 },
                // What every list of goods is drawn with.
                {
                  name: 'goods',
                  test: /ui\/src\/(picture|price|tag)\/|platform\/goods\/(goods-card|goods-hint|goods\.texts|count-text)|kernel\/src\/money/,
                  priority: 1,
                },
                // Bars, cards and cells, and the doors of what opens over a page: goods, cart, checkout and orders have them all.
                {
                  name: 'cells',
                  test: /ui\/src\/(?:action-bar\/|card\/|cell\/cell\.|sheet\/index|image-viewer\/index)|platform\/(?:use-near|share\/share-button)/,
                  priority: 1,
                },
                // Lines of goods with their prices, as cart, checkout, orders and returns show them.
                {
                  name: 'trade',
                  test: /platform\/trade\/(?:trade-line|trade\.|unit-price|price-lines|why-price)|ui\/src\/(?:list-row\/|cell\/price-line)/,
                  priority: 1,
                },
              ],
            },
            // The frame names every file it may load later, so names are short; pages.json says which is whose.
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames: 'assets/[hash:8][extname]',
          },
        },
  },
  ssr: { noExternal: true },
}))
