import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A built worker, `x` for `x.worker.ts`: the build puts it beside the server's main file; undefined
 * when running from the sources.
 */
export function builtWorker(name: string, from = import.meta.url): string | undefined {
  return [`./${name}.worker.js`, `../${name}.worker.js`]
    .map((file) => fileURLToPath(new URL(file, from)))
    .find((file) => existsSync(file))
}
