import { Worker } from 'node:worker_threads'
import { builtWorker } from '../built-worker.ts'
import type { Log } from '../db/database.ts'
import {
  createIndexHost,
  type IndexHost,
  type IndexWork,
  type IndexWorkName,
} from './index-host.ts'
import type { FromIndex, ToIndex } from './index-messages.ts'
import type { IndexAnswer, IndexQuestion } from './question.ts'

/** Indexes of lists, in a thread of their own. What they know is lost when the thread ends. */
export interface ListIndex {
  /** Undefined if nothing is known of the store, or nobody answers: ask the database then. */
  ask(question: IndexQuestion): Promise<IndexAnswer | undefined>
  /** Fails when the thread ends; the next one begins without any index. */
  run<Name extends IndexWorkName>(
    name: Name,
    input: IndexWork[Name][0],
  ): Promise<IndexWork[Name][1]>
  /** How many threads have ended: what they were told is known no more. */
  readonly losses: number
  close(): Promise<void>
}

export interface ListIndexOptions {
  /** Where indexes are kept as files. */
  readonly folder: string
  readonly log: Log
  /** The built thread; without it indexes are in this one: in tests, and from the sources. */
  readonly worker?: string | undefined
}

/** Milliseconds after which nobody waits for a thread. */
const patience = 1_000

export function openListIndex({
  folder,
  log,
  worker = builtWorker('list-index'),
}: ListIndexOptions): ListIndex {
  return worker === undefined ? inThisThread(folder) : inThread(worker, folder, log)
}

function inThisThread(folder: string): ListIndex {
  const host: IndexHost = createIndexHost(folder)
  return {
    ask: async (question) => host.ask(question),
    run: host.run,
    losses: 0,
    close: async () => undefined,
  }
}

interface Waiting {
  resolve(message: FromIndex): void
  reject(error: Error): void
}

function inThread(file: string, folder: string, log: Log): ListIndex {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let [losses, number] = [0, 0]
  let isClosed = false
  /** Questions that go together: those of one turn of the event loop. */
  let gathered: { question: IndexQuestion; tell(answer: IndexAnswer | undefined): void }[] = []

  function begin(): Worker {
    const begun = new Worker(file, { workerData: folder })
    begun.unref()
    begun.on('message', (message: FromIndex) => {
      waiting.get(message.number)?.resolve(message)
      waiting.delete(message.number)
    })
    begun.on('error', (error) => log.error({ err: error }, 'the index of lists has failed'))
    begun.on('exit', () => {
      if (!isClosed) log.warn({}, 'the index of lists has ended: the database answers')
      if (thread === begun) thread = undefined
      losses += 1
      for (const { reject } of waiting.values()) reject(new Error('The index of lists has ended.'))
      waiting.clear()
    })
    return begun
  }

  function send(message: (number: number) => ToIndex): Promise<FromIndex> {
    if (isClosed) return Promise.reject(new Error('The index of lists is closed.'))
    thread ??= begin()
    const own = (number += 1)
    const answered = new Promise<FromIndex>((resolve, reject) =>
      waiting.set(own, { resolve, reject }),
    )
    thread.postMessage(message(own))
    return answered
  }

  function askGathered(): void {
    const asked = gathered
    gathered = []
    const tell = (answers: readonly (IndexAnswer | undefined)[]) => {
      for (const [place, each] of asked.entries()) each.tell(answers[place])
    }
    const timer = setTimeout(() => tell([]), patience)
    send((own) => ({ number: own, questions: asked.map(({ question }) => question) }))
      .then(
        (message) => {
          tell('answers' in message ? message.answers : [])
          if ('fault' in message && message.fault !== undefined)
            log.error({ fault: message.fault }, 'the index of lists could not answer')
        },
        () => tell([]),
      )
      .finally(() => clearTimeout(timer))
      .catch(() => undefined)
  }

  return {
    ask: (question) =>
      new Promise((tell) => {
        // Nobody has told a thread anything yet: it could not answer.
        if (!thread) return tell(undefined)
        if (gathered.length === 0) setImmediate(askGathered)
        gathered.push({ question, tell })
      }),
    run: async (work, input) => {
      const message = await send((own) => ({ number: own, work, input }))
      if ('fault' in message && message.fault !== undefined) throw new Error(message.fault)
      return ('done' in message ? message.done : undefined) as never
    },
    get losses() {
      return losses
    },
    close: async () => {
      isClosed = true
      await thread?.terminate()
    },
  }
}
