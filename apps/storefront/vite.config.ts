import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { pageFiles } from './build/page-files.ts'

/** Browser build into dist/client; with `--ssr`, the page renderer into dist/ssr. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [pageFiles(), compressed()])],
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: {
    target: ['chrome100', 'safari15'],
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rollupOptions: { input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx' },
  },
  ssr: { noExternal: true },
}))
