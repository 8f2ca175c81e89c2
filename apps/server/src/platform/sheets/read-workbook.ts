import { Worker } from 'node:worker_threads'
import { builtWorker } from '../built-worker.ts'
import { TooLarge } from './bounds.ts'
import type { Cell } from '@mallard/kernel'
import { parseXlsx } from './xlsx.ts'

export type SheetFault = 'unreadable' | 'tooLarge' | 'busy'
export type SheetAnswer = readonly (readonly Cell[])[] | SheetFault

export interface WorkbookJob {
  readonly bytes: Uint8Array
  readonly most: number
}

/**
 * Of the thread that reads: the bounds let nothing come near to it; what goes around them ends
 * here.
 */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }
const patience = 20_000
/** Workbooks that wait while one is read, each of two megabytes at most. */
const mostWaiting = 4

/** What a workbook holds, or what is wrong with it. */
export async function workbookAnswer(bytes: Uint8Array, most: number): Promise<SheetAnswer> {
  try {
    return await parseXlsx(bytes, most)
  } catch (error) {
    // Whatever else is wrong with such a file is wrong with the file.
    return error instanceof TooLarge ? 'tooLarge' : 'unreadable'
  }
}

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** One workbook after the other; from the sources, in this thread. */
export async function readWorkbook(
  bytes: Uint8Array,
  most: number,
  worker = builtWorker('workbook'),
): Promise<SheetAnswer> {
  if (waiting >= mostWaiting) return 'busy'
  waiting += 1
  const answer = last.then(() => {
    waiting -= 1
    return worker === undefined ? workbookAnswer(bytes, most) : inThread(worker, { bytes, most })
  })
  last = answer.catch(() => undefined)
  return answer
}

/** A thread that runs out of memory or time has read a table that is too large. */
function inThread(file: string, job: WorkbookJob): Promise<SheetAnswer> {
  return new Promise((resolve) => {
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
