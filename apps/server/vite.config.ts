import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = fileURLToPath(new URL('./src', import.meta.url))

// Worker threads are files of their own: `x.worker.ts` becomes dist/server/x.worker.js beside
// main.js.
const workers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.worker.ts'),
)

export default defineConfig({
  plugins: [
    {
      // Read at run time, so it lies beside main.js.
      name: 'invariants',
      generateBundle() {
        this.emitFile({
          type: 'asset',
          fileName: 'invariants.sql',
          source: readFileSync(join(source, 'app/invariants.sql')),
        })
      },
    },
  ],
  // Our own packages are TypeScript sources and go into the bundle; everything else stays in
  // node_modules.
  ssr: { noExternal: [/^@mallard\//] },
  build: {
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: join(source, 'app/main.ts'),
        backup: join(source, 'app/backup-command.ts'),
        staff: join(source, 'app/staff-command.ts'),
        legal: join(source, 'app/legal-command.ts'),
        brand: join(source, 'app/brand-command.ts'),
        ...Object.fromEntries(workers.map((name) => [basename(name, '.ts'), join(source, name)])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
