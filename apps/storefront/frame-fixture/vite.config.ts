import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { pageFiles } from '../build/page-files.ts'

const folder = dirname(fileURLToPath(import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  root: dirname(folder),
  plugins: isSsrBuild ? [] : [pageFiles(join(folder, 'screens.ts'))],
  build: {
    modulePreload: { polyfill: false },
    rollupOptions: { input: join(folder, isSsrBuild ? 'entry-server.ts' : 'entry-client.ts') },
  },
  ssr: { noExternal: true },
}))
