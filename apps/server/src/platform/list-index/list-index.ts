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
  /** Undefined if there is no index of the store or no thread answers: ask the database then. */
  ask(question: IndexQuestion): Promise<IndexAnswer | undefined>
  /** The same of what a list can be narrowed by. */
  facets(question: FacetsQuestion): Promise<IndexFacets | undefined>
  /** Fails when the thread ends; the next one begins without any index. */
  run<Name extends IndexWorkName>(
    name: Name,
    input: IndexWork[Name][0],
  ): Promise<IndexWork[Name][1]>
  /** How many threads have ended; their indexes are lost. */
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

/** Timeout of a question to a thread, in ms. */
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

/** What is said to one question or piece of work. */
type Said =
  | { readonly answer: IndexAnswer | undefined }
  | { readonly facets: IndexFacets | undefined }
  | { readonly done: unknown }
  | { readonly fault: string }

interface Waiting {
  resolve(said: Said): void
  reject(error: Error): void
}

/** A thread that begins with its first message, and again with the next one after it ended. */
interface IndexThread {
  /** Sends what asks for so much; the number is that of the first of it. Each is said by itself. */
  send(count: number, message: (number: number) => ToIndex): Promise<Said>[]
  readonly isThere: boolean
  readonly losses: number
  close(): Promise<void>
}

const couldNotAnswer = (log: Log, fault: string) =>
  log.error({ fault }, 'the index of lists could not answer')

function openThread(file: string, folder: string, log: Log): IndexThread {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let [losses, number] = [0, 0]
  let isClosed = false

  function tell(of: number, said: Said): void {
    waiting.get(of)?.resolve(said)
    waiting.delete(of)
  }

  function begin(): Worker {
    const begun = new Worker(file, { workerData: folder })
    begun.unref()
    begun.on('message', (message: FromIndex) => {
      if (!('answers' in message)) return tell(message.number, message)
      if (message.fault !== undefined) couldNotAnswer(log, message.fault)
      for (const [place, answer] of message.answers.entries())
        tell(message.number + place, { answer })
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
    send: (count, message) => {
      const closed = () => Promise.reject(new Error('The index of lists is closed.'))
      if (isClosed) return Array.from({ length: count }, closed)
      thread ??= begin()
      const first = number + 1
      number += count
      const said = Array.from(
        { length: count },
        (_, place) =>
          new Promise<Said>((resolve, reject) => waiting.set(first + place, { resolve, reject })),
      )
      thread.postMessage(message(first))
      return said
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

  /** What a thread answers, one for each question; undefined after the timeout, or if the thread ended. */
  function said(count: number, message: (number: number) => ToIndex): Promise<Said | undefined>[] {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patience, undefined)
    })
    const coming = thread.send(count, message).map((one) => one.catch(() => undefined))
    void Promise.all(coming).then(() => clearTimeout(timer))
    return coming.map((one) => Promise.race([one, late]))
  }

  function askGathered(): void {
    const asked = gathered
    gathered = []
    const questions = asked.map(({ question }) => question)
    const coming = said(questions.length, (number) => ({ number, questions }))
    for (const [place, { tell }] of asked.entries())
      void coming[place]?.then((one) => tell(one && 'answer' in one ? one.answer : undefined))
  }

  return {
    ask: (question) =>
      new Promise((tell) => {
        // Nobody has told a thread anything yet: it could not answer.
        if (!thread.isThere) return tell(undefined)
        if (gathered.length === 0) setImmediate(askGathered)
        gathered.push({ question, tell })
      }),
    facets: async (facets) => {
      if (!thread.isThere) return undefined
      const [one] = await Promise.all(said(1, (number) => ({ number, facets })))
      if (one && 'fault' in one) couldNotAnswer(log, one.fault)
      return one && 'facets' in one ? one.facets : undefined
    },
    run: async (work, input) => {
      const [one] = await Promise.all(thread.send(1, (number) => ({ number, work, input })))
      if (one && 'fault' in one) throw new Error(one.fault)
      return (one && 'done' in one ? one.done : undefined) as never
    },
    get losses() {
      return thread.losses
    },
    close: thread.close,
  }
}
