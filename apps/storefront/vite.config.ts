import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './build/class-names.ts'
import { chunks } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { fetchedAgain } from './build/fetched-again.ts'
import { leanQueries } from './build/lean-queries.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { pageFiles } from './build/page-files.ts'
import { tightened } from './build/tightened.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The frame alone has a longer name than the other scripts. */
const isFrame = (file: string) => /\/.{8}\.js$/.test(file)

/** Browser build into dist/client; with `--ssr`, the page renderer into dist/ssr. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [leanQueries(), fetchedAgain(), pageFiles(), offlineWorker(), tightened(), compressed()]),
  ],
  // React looks for its tools in every page; they belong to development.
  define: isSsrBuild ? {} : { 'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"' },
  css: {
    modules: {
      generateScopedName: shortClassNames(root, ['apps/storefront/src', 'packages/ui/src']),
    },
  },
  build: {
    target: ['chrome100', 'safari16.4'],
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // What the frame loads later finds its own scripts: their names would weigh on every page.
      resolveDependencies: (_file, files, { hostId }) =>
        isFrame(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
    assetsInlineLimit: 2048,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunks },
            // The frame names every file it may load later, so names are short; pages.json says
            // which is whose.
            entryFileNames: 'assets/a[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:6][extname]',
          },
        },
  },
  ssr: { noExternal: true },
}))
