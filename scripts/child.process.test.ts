import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './child.mjs'

const node = process.execPath

it('tells success, failure and a program that is not there apart', async () => {
  expect(await run(node, ['-e', ''])).toEqual({ code: 0, reason: undefined })
  expect(await run(node, ['-e', 'process.exit(7)'])).toEqual({
    code: 7,
    reason: 'ended with code 7',
  })
  expect((await run('no-such-program', [])).reason).toContain('could not start no-such-program')
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A process that nobody has collected yet is dead all the same.
    return (
      !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    )
  } catch {
    return false
  }
}

it('ends what takes too long, with everything that it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-child-'))
  const pidFile = join(folder, 'pid')
  const grandchild = `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000)`
  const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); setInterval(() => {}, 1000)`
  const { code, reason } = await run(node, ['-e', child], { seconds: 4 })
  expect({ code, reason }).toEqual({ code: 124, reason: 'took longer than 4 s' })
  const pid = Number(readFileSync(pidFile, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false)
})
