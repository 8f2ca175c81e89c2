import { Worker } from 'node:worker_threads'
import { builtWorker } from '../built-worker.ts'
import { bounds, type TableLimits, TooLarge } from './bounds.ts'
import type { Cell } from '@mallard/kernel'
import { decodeText, parseCsv, separatorOf } from './csv.ts'
import { parseXlsx } from './xlsx.ts'

export type SheetFault = 'unreadable' | 'tooLarge' | 'busy'
export type SheetAnswer = readonly (readonly Cell[])[] | SheetFault

export interface WorkbookJob {
  readonly bytes: Uint8Array
  readonly most: number
  readonly limits: TableLimits
}

/**
 * What the thread that reads may use: the bounds let nothing come near to it; what goes around them
 * ends here. Megabytes, and milliseconds.
 */
const usual = { memory: 192, patience: 20_000 }
const ofLarge = { memory: 1536, patience: 120_000 }
/** Tables that wait while one is read. */
const maxWaiting = 4

export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** What a table holds, or what is wrong with it; a workbook or a text, told by its first bytes. */
export async function tableAnswer({ bytes, most, limits }: WorkbookJob): Promise<SheetAnswer> {
  if (isWorkbook(bytes)) return workbookAnswer(bytes, most, limits)
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!isWide && bytes.includes(0)) return 'unreadable'
  try {
    const text = decodeText(bytes).replace(/^\uFEFF/, '')
    return parseCsv(text, most, limits, separatorOf(text))
  } catch (error) {
    if (error instanceof TooLarge) return 'tooLarge'
    throw error
  }
}

/** What a workbook holds, or what is wrong with it. */
export async function workbookAnswer(
  bytes: Uint8Array,
  most: number,
  limits = bounds,
): Promise<SheetAnswer> {
  try {
    return await parseXlsx(bytes, most, limits)
  } catch (error) {
    // Whatever else is wrong with such a file is wrong with the file.
    return error instanceof TooLarge ? 'tooLarge' : 'unreadable'
  }
}

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** One table after the other; from the sources, in this thread. */
export async function readInThread(
  job: WorkbookJob,
  worker = builtWorker('workbook'),
): Promise<SheetAnswer> {
  if (waiting >= maxWaiting) return 'busy'
  waiting += 1
  const answer = last.then(() => {
    waiting -= 1
    return worker === undefined ? tableAnswer(job) : inThread(worker, job)
  })
  last = answer.catch(() => undefined)
  return answer
}

/** A thread that runs out of memory or time has read a table that is too large. */
function inThread(file: string, job: WorkbookJob): Promise<SheetAnswer> {
  return new Promise((resolve) => {
    const { memory, patience } = job.limits === bounds ? usual : ofLarge
    const resourceLimits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 }
    const thread = new Worker(file, { workerData: job, resourceLimits })
    const timer = setTimeout(() => void thread.terminate(), patience)
    thread.once('message', resolve)
    thread.once('error', () => resolve('tooLarge'))
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve('tooLarge')
    })
  })
}
