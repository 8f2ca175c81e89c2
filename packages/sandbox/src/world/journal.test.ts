import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { openJournal } from './journal.ts'

/** Bytes that the disk still takes. */
const disk = vi.hoisted(() => ({ free: Infinity }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const full = () =>
    Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    })
  const writeSync = (descriptor: number, data: string | Buffer, from = 0) => {
    const bytes = Buffer.from(data).subarray(from)
    if (disk.free <= 0) throw full()
    const written = fs.writeSync(descriptor, bytes.subarray(0, disk.free))
    disk.free -= written
    return written
  }
  return { ...fs, writeSync }
})

const folder = mkdtempSync(join(tmpdir(), 'mallard-journal-'))
const file = join(folder, 'books.jsonl')
afterEach(() => {
  disk.free = Infinity
  rmSync(file, { force: true })
})

it('goes on in memory while the disk is full, and writes down all of it once there is room', () => {
  const said = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const journal = openJournal(file)
  const map = journal.map<number>('payments', 10)
  map.set('before', 1)
  // Half a line fits.
  disk.free = 20
  for (const key of ['cut', 'lost', 'cut']) map.set(key, map.size)
  expect([...map.keys()]).toEqual(['before', 'cut', 'lost'])
  expect(said.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining(file)])
  disk.free = Infinity
  map.set('after', 9)
  journal.close()
  const again = openJournal(file)
  expect(Object.fromEntries(again.map<number>('payments', 10))).toEqual({
    before: 1,
    cut: 3,
    lost: 2,
    after: 9,
  })
  again.close()
  said.mockRestore()
})

it('says which file it cannot open on a full disk', () => {
  disk.free = 0
  expect(() => openJournal(file)).toThrow(`${file} cannot be written: ENOSPC`)
})
