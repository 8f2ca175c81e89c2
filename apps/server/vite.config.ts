import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const source = fileURLToPath(new URL('./src', import.meta.url))

// Worker threads are files of their own: `x.worker.ts` becomes dist/server/x.worker.js beside
// main.js.
const workers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.worker.ts'),
)

/**
 * What stays in node_modules: native code, and what reads files that lie beside it. All else goes
 * into the bundle: thousands of small files are the slowest part of a start.
 */
const outside = ['sharp', '@electric-sql/pglite', '@fastify/swagger-ui']
/** Native code that packages would rather have, and do without: it is not installed. */
const rather = ['bufferutil', 'utf-8-validate', 'pg-native']

/** Read at run time, so it lies beside main.js. */
const invariants: Plugin = {
  name: 'invariants',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'invariants.sql',
      source: readFileSync(join(source, 'app/invariants.sql')),
    })
  },
}

/**
 * Fastify reads the compilers of JSON schemas at every start, for routes that bring such schemas.
 * Ours bring none: the contract reads what comes in.
 */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  enforce: 'pre',
  load(id) {
    if (!/@fastify\/(?:ajv-compiler|fast-json-stringify-compiler)\/[^/]+$/.test(id))
      return undefined
    return 'module.exports = () => () => { throw new Error("a route with a JSON schema: the contract reads what comes in") }'
  },
}

export default defineConfig({
  plugins: [invariants, withoutSchemas],
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: [...outside, ...rather].map((name) => new RegExp(`^${name}(?:/|$)`)),
      input: {
        main: join(source, 'app/main.ts'),
        backup: join(source, 'app/backup-command.ts'),
        staff: join(source, 'app/staff-command.ts'),
        legal: join(source, 'app/legal-command.ts'),
        brand: join(source, 'app/brand-command.ts'),
        ...Object.fromEntries(workers.map((name) => [basename(name, '.ts'), join(source, name)])),
      },
      // In one folder: what lies beside the code is found from all of it.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // A trace names places; the texts would be read at each start.
        sourcemapExcludeSources: true,
      },
    },
  },
})
