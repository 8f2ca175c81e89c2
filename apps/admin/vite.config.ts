import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'

const server = process.env.ADMIN_API ?? 'http://127.0.0.1:3000'
// The server compares the origin of a write with the host that it was asked for: that one stays.
const proxy = Object.fromEntries(
  ['/admin/api', '/b2c', '/pictures', '/videos', '/uploads'].map((path) => [
    path,
    { target: server, changeOrigin: false },
  ]),
)

/**
 * The back office: one page and its files under /admin/. ADMIN_API names the server that `vite` and
 * `vite preview` talk to.
 */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), compressed()],
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: {
    target: ['chrome105', 'safari16', 'firefox110'],
    emptyOutDir: true,
    chunkSizeWarningLimit: 900,
  },
  server: { proxy },
  preview: { proxy },
})
