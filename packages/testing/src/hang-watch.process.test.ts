import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { debuggable, freePort } from './built-shop.ts'
import { watchForHangs } from './hang-watch.ts'

/** Answers its first questions, then turns in a circle for four seconds. */
const program = `
  let asked = 0
  function turnInACircle() { for (const until = Date.now() + 4000; Date.now() < until; ); }
  const server = require('node:http').createServer((_, answer) => { answer.end('ok'); if (++asked === 1) setTimeout(turnInACircle, 100) })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

it(
  'names the function in which a shop stands still, and tells when it answers again',
  { timeout: 20_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-hang-'))
    const log = join(folder, 'hangs.txt')
    vi.stubEnv('HANG_LOG', log)
    const inspectPort = await freePort()
    const shop = spawn(process.execPath, [debuggable(inspectPort), '-e', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(() => {
      shop.kill('SIGKILL')
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true, force: true })
    })
    const port = await new Promise<string>((resolve) =>
      shop.stdout.once('data', (text) => resolve(String(text).trim())),
    )
    const stop = watchForHangs(
      { shop: `http://127.0.0.1:${port}`, pid: shop.pid ?? 0, inspectPort, log: '' },
      500,
    )
    const told = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
    await expect.poll(told, { timeout: 15_000 }).toContain('answers again, 200')
    stop()
    expect(told()).toContain('is silent')
    expect(told()).toContain('turnInACircle')
  },
)
