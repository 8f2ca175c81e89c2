import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderHeld, lockFolder } from './folder-lock.ts'
import { startTimeOf } from './process-start.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-lock-'))
  file = join(folder, 'mallard.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function leaveLock(holder: object): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(ownLock()), ...holder }))
}

function ownLock(): string {
  const release = lockFolder(folder)
  const text = readFileSync(file, 'utf8')
  release()
  return text
}

describe('the lock of a data folder', () => {
  it('lets one in, tells the second who has it and what to do, and is free after its release', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`${folder} is in use by process ${process.pid}\\..*DATA_DIR.*DATABASE_URL`),
    )
    release()
    expect(existsSync(file)).toBe(false)
    lockFolder(folder)()
  })

  it('is taken over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const pid = child.pid ?? 0
    leaveLock({ pid, startedAt: startTimeOf(pid) })
    expect(() => lockFolder(folder)).toThrow(FolderHeld)
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    lockFolder(folder)()
  })

  it('is taken over when its pid belongs to another process by now', () => {
    leaveLock({ startedAt: 'another start' })
    lockFolder(folder)()
  })

  it('is taken over when it is unreadable, as after a power cut', () => {
    writeFileSync(file, '')
    lockFolder(folder)()
  })

  it('of another machine counts while it beats', () => {
    leaveLock({ host: 'elsewhere', pid: 1, startedAt: 'x' })
    expect(() => lockFolder(folder)).toThrow('process 1 on elsewhere')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file, longAgo, longAgo)
    lockFolder(folder)()
  })

  it('is not released by one who lost it', () => {
    const release = lockFolder(folder)
    writeFileSync(file, JSON.stringify({ pid: 1, startedAt: 'x', host: 'elsewhere' }))
    release()
    expect(existsSync(file)).toBe(true)
  })
})
