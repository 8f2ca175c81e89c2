import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A built worker, `x` for `x.worker.ts`: the build puts it beside the server's other files; undefined
 * when running from the sources.
 */
export function builtWorker(name: string, from = import.meta.url): string | undefined {
  const file = fileURLToPath(new URL(`./${name}.worker.js`, from))
  return existsSync(file) ? file : undefined
}
