import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 4150, strictPort: true, host: '127.0.0.1' },
  build: { outDir: '../dist', emptyOutDir: true },
})
