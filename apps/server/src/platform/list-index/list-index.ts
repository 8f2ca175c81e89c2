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
import type { FacetsQuestion, IndexAnswer, IndexFacets, IndexQuestion } from './question.ts'

/** Indexes of lists, in a thread of their own. What they know is lost when the thread ends. */
export interface ListIndex {
  /** Undefined if nothing is known of the store, or nobody answers: ask the database then. */
  ask(question: IndexQuestion): Promise<IndexAnswer | undefined>
  /** The same of what a list can be narrowed by. */
  facets(question: FacetsQuestion): Promise<IndexFacets | undefined>
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
    facets: host.facets,
    run: host.run,
    losses: 0,
    close: async () => undefined,
  }
}

interface Waiting {
  resolve(message: FromIndex): void
  reject(error: Error): void
}

/** A thread that begins with its first message, and again with the next one after it ended. */
interface IndexThread {
  send(message: (number: number) => ToIndex): Promise<FromIndex>
  readonly isThere: boolean
  readonly losses: number
  close(): Promise<void>
}

function openThread(file: string, folder: string, log: Log): IndexThread {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let [losses, number] = [0, 0]
  let isClosed = false

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

  return {
    send: (message) => {
      if (isClosed) return Promise.reject(new Error('The index of lists is closed.'))
      thread ??= begin()
      const own = (number += 1)
      const answered = new Promise<FromIndex>((resolve, reject) =>
        waiting.set(own, { resolve, reject }),
      )
      thread.postMessage(message(own))
      return answered
    },
    get isThere() {
      return thread !== undefined
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

function inThread(file: string, folder: string, log: Log): ListIndex {
  const thread = openThread(file, folder, log)
  /** Questions that go together: those of one turn of the event loop. */
  let gathered: { question: IndexQuestion; tell(answer: IndexAnswer | undefined): void }[] = []

  /** What a thread says; undefined once nobody waits for it any more, or if it ended. */
  async function said(message: (number: number) => ToIndex): Promise<FromIndex | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patience, undefined)
    })
    const answered = thread.send(message).then(
      (answer) => {
        if ('fault' in answer && answer.fault !== undefined)
          log.error({ fault: answer.fault }, 'the index of lists could not answer')
        return answer
      },
      () => undefined,
    )
    const first = await Promise.race([answered, late])
    clearTimeout(timer)
    return first
  }

  async function askGathered(): Promise<void> {
    const asked = gathered
    gathered = []
    const questions = asked.map(({ question }) => question)
    const answer = await said((number) => ({ number, questions }))
    const answers = answer && 'answers' in answer ? answer.answers : []
    for (const [place, each] of asked.entries()) each.tell(answers[place])
  }

  return {
    ask: (question) =>
      new Promise((tell) => {
        // Nobody has told a thread anything yet: it could not answer.
        if (!thread.isThere) return tell(undefined)
        if (gathered.length === 0) setImmediate(() => void askGathered())
        gathered.push({ question, tell })
      }),
    facets: async (facets) => {
      const answer = thread.isThere ? await said((number) => ({ number, facets })) : undefined
      return answer && 'facets' in answer ? answer.facets : undefined
    },
    run: async (work, input) => {
      const message = await thread.send((number) => ({ number, work, input }))
      if ('fault' in message && message.fault !== undefined) throw new Error(message.fault)
      return ('done' in message ? message.done : undefined) as never
    },
    get losses() {
      return thread.losses
    },
    close: thread.close,
  }
}
