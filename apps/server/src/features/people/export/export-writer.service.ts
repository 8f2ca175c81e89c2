import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { byteOrderMark, csvRows, minute, type Cell, type Figure } from '@mallard/kernel'
import { listStoresOf } from '#features/shop/store/index.ts'
import { localised, textIn } from '#platform/locale.rules.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import { randomText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { fittingCell } from '#platform/sheets/index.ts'
import type { ExportKind, ExportSource } from './export-kind.ts'
import {
  addPart,
  beginPart,
  expireExports,
  forgetPart,
  nextExport,
  noteFailure,
  partsToRemove,
  type ExportRow,
} from './export.repo.ts'
import {
  beginning,
  expiryOf,
  markAfter,
  momentsOf,
  pauseAfter,
  restAfter,
  type Mark,
} from './export.rules.ts'

/** How much is done at a time. */
export interface Portion {
  /** Rows that one statement reads, about. */
  readonly batch: number
  /** Rows, bytes and milliseconds after which a part is full. */
  readonly rows: number
  readonly bytes: number
  readonly time: number
  /** Lets so many milliseconds go by; of them, 0 to 1, this thread had work for others. */
  readonly rest: (milliseconds: number) => Promise<number>
}

/**
 * A hundred rows keep the database and this process's thread busy for a few milliseconds, and are
 * followed by a rest (decision 216). A part is what this process holds of a file at any time.
 * Between two parts whoever else has work for the queue has their turn, and a process that is to end
 * waits for no more than a part.
 */
const usual: Portion = {
  batch: 100,
  rows: 5_000,
  bytes: 2 * 1024 * 1024,
  time: 3_000,
  rest: async (milliseconds) => {
    const before = performance.eventLoopUtilization()
    await sleep(milliseconds)
    return performance.eventLoopUtilization(before).utilization
  },
}

/** The store of files did not take what was written. */
class NotKept extends Error {
  override readonly name = 'NotKept'
}

/**
 * Writes the next part of the export that has waited longest. One is written at a time in the whole
 * installation, so that those who buy notice nothing of it.
 */
export async function writeNext(
  services: Services,
  kinds: readonly ExportKind[],
  portion = usual,
): Promise<RunAgain | void> {
  const { db, clock, log } = services
  const row = await nextExport(db)
  if (!row) return
  try {
    await writePart(services, kinds, row, portion)
    return { again: clock.now() }
  } catch (error) {
    const pause = pauseAfter(row.failures)
    const fault = error instanceof NotKept ? 'storage' : 'fault'
    log.error({ exportId: row.id, err: error }, 'a part of an export could not be written')
    await noteFailure(db, row, pause === undefined ? fault : undefined, clock.now())
    return { again: clock.now() + (pause ?? 0) }
  }
}

async function writePart(
  services: Services,
  kinds: readonly ExportKind[],
  row: ExportRow,
  portion: Portion,
): Promise<void> {
  const { db, clock, storage } = services
  const kind = kinds.find(({ code }) => code === row.kind)
  if (!kind) throw new Error(`nobody exports ${row.kind}`)
  const key = `exports/${row.id}/${row.parts}-${randomText(10, 'abcdefghijklmnopqrstuvwxyz')}`
  const politely = pacing(services, portion)
  const { bytes, rows, mark } = await readPart(services, kind, row, portion, politely)
  await politely(async () => {
    await beginPart(db, row, key, clock.now())
    const kept = await storage.write(key, bytes, 'text/csv')
    if (kept.kind !== 'ok') throw new NotKept(kept.code)
    const at = clock.now()
    const written = { key, rows, bytes: bytes.length, mark, at, expiresAt: expiryOf(at) }
    await db.transaction().execute((trx) => addPart(trx, row, written))
  })
}

/** What is to be written next, and where the part after it goes on. */
async function readPart(
  services: Services,
  kind: ExportKind,
  row: ExportRow,
  portion: Portion,
  politely: Pacing,
): Promise<{ bytes: Buffer; rows: number; mark: Mark | undefined }> {
  const sources = await sourcesOf(services, kind, row)
  const began = services.clock.now()
  // Bytes at once: long texts would wait in memory until the whole heap is cleared.
  const pieces = row.parts === 0 ? [Buffer.from(byteOrderMark + csvRows([headOf(kind, row)]))] : []
  let mark: Mark | undefined = row.mark ?? beginning
  let [rows, size] = [0, 0]
  const isFull = () =>
    rows >= portion.rows || size >= portion.bytes || services.clock.now() - began >= portion.time
  do {
    const at: Mark = mark
    const source = sources[at.store]
    if (!source) throw new Error(`the stores of export ${row.id} are others now`)
    const batch = await politely(async () => {
      const { rows: read, next } = await kind.cells(source, row.columns, at.after, portion.batch)
      const piece = Buffer.from(csvRows(read.map((cells) => cells.map(fitting))))
      return { piece, count: read.length, next }
    })
    pieces.push(batch.piece)
    rows += batch.count
    size += batch.piece.length
    mark = markAfter(at, batch.next, sources.length)
  } while (mark && !isFull())
  return { bytes: Buffer.concat(pieces), rows, mark }
}

type Pacing = <T>(work: () => Promise<T>) => Promise<T>

/** Does something, and then nothing for several times as long, the more so the more others do. */
function pacing({ clock }: Services, { rest }: Portion): Pacing {
  // Who begins knows nothing of the others yet.
  let busy = 1
  return async (work) => {
    const began = clock.now()
    const done = await work()
    const pause = restAfter(clock.now() - began, busy)
    if (pause > 0) busy = await rest(pause)
    return done
  }
}

const fitting = (cell: Cell | Figure) => (typeof cell === 'object' ? cell : fittingCell(cell))

const headOf = ({ columns }: ExportKind, { columns: chosen, locale }: ExportRow): string[] =>
  columns.flatMap(({ code, head: [zh, en] }) =>
    chosen.includes(code) ? [textIn(locale, [zh, en])] : [],
  )

/** What is read one after the other: the stores, or the partner once. */
async function sourcesOf(
  services: Services,
  { stores: how }: ExportKind,
  row: ExportRow,
): Promise<ExportSource[]> {
  const { locale, partner_id: partnerId } = row
  const all = await listStoresOf(services.db, partnerId)
  const isEach = row.all_stores && how === 'each'
  // One that was opened since has no rows from before.
  const wanted = isEach ? all : all.filter(({ id }) => id === row.store_id)
  return wanted.map(({ id, name, en }, place) => ({
    services,
    scope: { partnerId, storeId: id },
    storeName: localised(locale, name, en?.name),
    isWhole: row.all_stores || how === 'none',
    isFirst: place === 0,
    ...momentsOf(row.from_day, row.until_day, row.created_at),
    locale,
    audienceId: row.audience_id,
  }))
}

/** A file that was begun so long ago is not being written any more. */
const writingTime = 10 * minute
const atOnce = 100

/**
 * Deletes the files whose time is over, of what was cancelled, and those whose writing broke off.
 * What cannot be removed now is removed the next time.
 */
export async function cleanExports({ db, storage, clock }: Services): Promise<void> {
  const now = clock.now()
  await expireExports(db, now)
  for (;;) {
    const keys = await partsToRemove(db, now - writingTime, atOnce)
    let removed = 0
    for (const key of keys) {
      if ((await storage.remove(key)).kind !== 'ok') continue
      await forgetPart(db, key)
      removed += 1
    }
    if (keys.length < atOnce || removed === 0) return
  }
}

/** Queues what is still to be written, should its job have been given up: its processes were killed. */
export async function keepWriting({ db, clock }: Services): Promise<void> {
  if (await nextExport(db))
    await enqueue(db, { kind: 'export.write', key: 'next', payload: {}, runAt: clock.now() })
}
