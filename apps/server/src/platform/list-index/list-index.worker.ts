import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createIndexHost } from './index-host.ts'
import { serveIndex } from './index-messages.ts'

// The indexes of lists in a thread of their own: no list that is looked for keeps a request waiting.
serveIndex(parentPort as MessagePort, createIndexHost(String(workerData)))
