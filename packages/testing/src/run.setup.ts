import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Below node_modules, so that servers which tests bundle find their packages. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

/**
 * Before a run of tests: a folder for its bundles, and for the sandbox's keys, which the first
 * sandbox makes for all. Each project asks; one is enough.
 */
export default function setup(): (() => void) | undefined {
  if (process.env['TEST_RUN_DIR']) return undefined
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'mallard-run-'))
  process.env['TEST_RUN_DIR'] = folder
  process.env['TEST_KEYS_DIR'] = join(folder, 'keys')
  return () => rmSync(folder, { recursive: true, force: true })
}
