import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before a run of tests: a folder for the sandbox's keys, which the first sandbox makes for all. Each project asks; one folder is enough. */
export default function setup(): (() => void) | undefined {
  if (process.env['TEST_KEYS_DIR']) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'mallard-run-'))
  process.env['TEST_KEYS_DIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
