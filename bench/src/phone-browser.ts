import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'

/** Where the system lets us, a program so started goes before all others. */
const rightOfWay = ['chrt', '--rr', '1'] as const

export interface PhoneBrowser {
  /** What its figures depend on, for the table. */
  readonly conditions: string
  launch(args?: readonly string[]): Promise<Browser>
  close(): void
}

/**
 * Chromium with the priority of every program: it shares the processors with the shop's server, and
 * a wait counts as if the page had worked. With `goesFirst` it is as good as the only program of
 * its machine, as on a phone, where the system gives the right to that (Linux, root).
 */
export async function phoneBrowser({
  goesFirst = false,
}: { goesFirst?: boolean } = {}): Promise<PhoneBrowser> {
  const { path, reason } = await ensureChromium()
  if (!path) throw new Error(reason)
  const hasWay =
    goesFirst && spawnSync(rightOfWay[0], [...rightOfWay.slice(1), 'true']).status === 0
  const folder = mkdtempSync(join(tmpdir(), 'mallard-browser-'))
  const starter = join(folder, 'chromium')
  if (hasWay)
    writeFileSync(starter, `#!/bin/sh\nexec ${rightOfWay.join(' ')} '${path}' "$@"\n`, {
      mode: 0o755,
    })
  return {
    conditions: hasWay
      ? 'The browser goes before every other program.'
      : 'The browser has the ordinary priority of every program (neither chrt nor nice): what it waits for others counts as its own.',
    launch: (args = []) =>
      chromium.launch({
        executablePath: hasWay ? starter : path,
        args: ['--no-sandbox', '--disable-gpu', ...args],
      }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
