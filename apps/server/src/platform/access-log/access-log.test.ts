import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { day, fakeClock } from '@mallard/kernel'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { type AccessLine, openAccessLog } from './access-log.ts'

const root = mkdtempSync(join(tmpdir(), 'mallard-access-'))
afterAll(() => rmSync(root, { recursive: true }))

const line: AccessLine = {
  time: '2026-01-15T02:00:00.000Z',
  ip: '203.0.113.7',
  method: 'GET',
  route: '/{p}-{s}/goods/{id}',
  status: 200,
  ms: 1.5,
}

function opened(name: string) {
  const clock = fakeClock()
  let said = ''
  const log = createLog('info', { write: (chunk) => void (said += chunk) })
  const folder = join(root, name)
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return {
    clock,
    folder,
    linesOf,
    accessLog: openAccessLog({ folder }, { clock, log }),
    said: () =>
      said
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((text) => JSON.parse(text) as object),
  }
}

it('has one file for a day of Beijing, which nobody else of the machine reads', async () => {
  const { accessLog, clock, folder, linesOf } = opened('days')
  accessLog.write(line)
  accessLog.write({ ...line, session: 'abc', staff: 7 })
  await accessLog.flush()
  clock.set(Date.UTC(2026, 0, 15, 16))
  accessLog.write(line)
  await accessLog.flush()
  expect(readdirSync(folder)).toEqual(['access-2026-01-15.jsonl', 'access-2026-01-16.jsonl'])
  expect(linesOf('access-2026-01-15.jsonl').map((text) => JSON.parse(text) as object)).toEqual([
    { log: 'access', ...line },
    { log: 'access', ...line, session: 'abc', staff: 7 },
  ])
  expect(statSync(join(folder, 'access-2026-01-15.jsonl')).mode & 0o077).toBe(0)
})

it('keeps 200 days, and touches nothing of others', async () => {
  const { accessLog, clock, folder } = opened('old')
  accessLog.write(line)
  await accessLog.flush()
  writeFileSync(join(folder, 'access-2020-01-01.jsonl.gz'), '')
  clock.advance(200 * day)
  accessLog.write(line)
  await accessLog.flush()
  const ours = ['access-2026-01-15.jsonl', 'access-2026-08-03.jsonl']
  expect(readdirSync(folder)).toEqual([ours[0], 'access-2020-01-01.jsonl.gz', ours[1]].toSorted())
  clock.advance(day)
  accessLog.write(line)
  await accessLog.flush()
  expect(readdirSync(folder)).not.toContain(ours[0])
  expect(readdirSync(folder)).toContain(ours[1])
})

it('adds to what another process wrote on that day', async () => {
  const { accessLog, linesOf, folder } = opened('shared')
  accessLog.write(line)
  await accessLog.flush()
  appendFileSync(join(folder, 'access-2026-01-15.jsonl'), '{"of":"another"}\n')
  accessLog.write(line)
  await accessLog.flush()
  expect(linesOf('access-2026-01-15.jsonl')).toHaveLength(3)
})

it('says once that a folder cannot be written, and once how much was lost when it can', async () => {
  const { accessLog, folder, linesOf, said } = opened('blocked')
  writeFileSync(folder, 'no folder')
  for (let count = 0; count < 3; count += 1) {
    accessLog.write(line)
    await accessLog.flush()
  }
  expect(said()).toEqual([expect.objectContaining({ level: 'error', err: expect.anything() })])
  rmSync(folder)
  accessLog.write(line)
  await accessLog.flush()
  expect(said()[1]).toMatchObject({ level: 'warn', lost: 3 })
  expect(linesOf('access-2026-01-15.jsonl')).toHaveLength(1)
})

it('writes by itself within a moment, and what a slow disk leaves behind is bounded', async () => {
  const { accessLog, linesOf, said } = opened('busy')
  const long = { ...line, route: 'x'.repeat(1000) }
  for (let count = 0; count < 10_000; count += 1) accessLog.write(long)
  await accessLog.flush()
  expect(linesOf('access-2026-01-15.jsonl').length).toBeLessThan(5_000)
  expect(said()[0]).toMatchObject({ level: 'error' })
  const before = linesOf('access-2026-01-15.jsonl').length
  accessLog.write(line)
  await expect
    .poll(() => linesOf('access-2026-01-15.jsonl').length, { timeout: 5_000 })
    .toBe(before + 1)
})
