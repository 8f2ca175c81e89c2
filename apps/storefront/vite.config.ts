import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { pageFiles } from './build/page-files.ts'

/** Browser build into dist/client; with `--ssr`, the page renderer into dist/ssr. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [pageFiles(), offlineWorker(), compressed()])],
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
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
