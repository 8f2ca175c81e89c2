import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from './log.ts'
import { openPrivately } from './private-folder.ts'
import { ownSecret } from './own-secret.ts'
import { openDatabase } from './db/database.ts'

let place = ''
let umask = 0
beforeEach(() => {
  umask = process.umask(0o022)
  place = mkdtempSync(join(tmpdir(), 'mallard-private-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(place, { recursive: true, force: true })
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const openOnes = (folder: string) =>
  [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ].filter((path) => (statSync(path).mode & 0o077) !== 0)

it('keeps everything in the data folder for its owner, the files of the embedded database too', async () => {
  const folder = join(place, 'data')
  openPrivately(folder, silentLog)
  ownSecret(folder)
  const database = await openDatabase({ dataDir: folder, log: silentLog })
  expect(openOnes(folder)).toEqual([])
  await database.close()
  expect(modeOf(folder)).toBe('700')
})

it('closes what an earlier version left open, and leaves what is not the shop’s', () => {
  const folder = join(place, 'data')
  mkdirSync(join(folder, 'uploads/incoming'), { recursive: true })
  for (const name of ['uploads/incoming/a', 'secret.key', 'notes.txt'])
    writeFileSync(join(folder, name), 'x')
  chmodSync(join(folder, 'uploads/incoming/a'), 0o666)
  symlinkSync('/etc/hostname', join(folder, 'uploads/link'))
  openPrivately(folder, silentLog)
  expect(
    ['uploads', 'uploads/incoming', 'uploads/incoming/a', 'secret.key', 'notes.txt'].map((name) =>
      modeOf(join(folder, name)),
    ),
  ).toEqual([...['700', '700', '600', '600'], '644'])
  // Somebody else may need the way to what is theirs.
  expect(modeOf(folder)).toBe('755')
  rmSync(join(folder, 'notes.txt'))
  openPrivately(folder, silentLog)
  expect(modeOf(folder)).toBe('700')
  expect(existsSync(join(folder, 'uploads/link'))).toBe(true)
})

it('names the folder that cannot be written', () => {
  writeFileSync(join(place, 'file'), '')
  expect(() => openPrivately(join(place, 'file'), silentLog)).toThrow(
    /The data folder .*file \(DATA_DIR\) cannot be written/,
  )
})
