import { Worker } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { Log } from './database.ts'
import type { Exchange } from './embedded-engine.ts'

/** PGlite behind its protocol, in this thread or another. */
export interface EmbeddedServer {
  readonly exchange: Exchange
  hasEnded(): boolean
  close(): Promise<void>
}

const sliceMs = 2

/** PGlite in this thread: for tests, and where the server runs from its sources. */
export function sameThread(pglite: PGlite): EmbeddedServer {
  let began = performance.now()
  return {
    exchange: async (message) => {
      // Without a pause, queries that follow each other would let no timer and no request in.
      if (performance.now() - began >= sliceMs) {
        await new Promise((resolve) => setImmediate(resolve))
        began = performance.now()
      }
      return pglite.execProtocolRawSync(message)
    },
    hasEnded: () => pglite.closed,
    close: () => pglite.close(),
  }
}

/** PGlite in a thread of its own. */
export async function ownThread(file: string, folder: string, log: Log): Promise<EmbeddedServer> {
  const worker = new Worker(file, { workerData: folder })
  let waiting: { resolve(answer: Uint8Array): void; reject(error: Error): void } | undefined
  let ended: Error | undefined
  let isClosing = false

  const end = (error: Error) => {
    ended ??= error
    if (!isClosing) log.error({ err: error }, 'the embedded database has ended: restart the server')
    waiting?.reject(error)
    waiting = undefined
  }
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(new Error('The embedded database is closed.')))
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  worker.on('message', (answer: Uint8Array) => {
    const { resolve } = waiting ?? {}
    waiting = undefined
    resolve?.(answer)
  })
  return {
    exchange: (message) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        waiting = { resolve, reject }
        worker.postMessage(message)
      }),
    hasEnded: () => ended !== undefined,
    close: async () => {
      if (ended) return
      isClosing = true
      const gone = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage('close')
      await gone
    },
  }
}
