import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDurable } from './durable-folder.ts'

// The embedded database in a thread of its own: its work and its waiting for the disk leave the
// server's thread free.
const port = parentPort as MessagePort
const pglite = await openDurable(String(workerData))

port.on('message', (message: Uint8Array | 'close') => {
  if (message === 'close') {
    void pglite.close().then(() => port.close())
    return
  }
  // A copy, because the answer lies in PGlite's own memory.
  const answer = pglite.execProtocolRawSync(message).slice()
  port.postMessage(answer, [answer.buffer as ArrayBuffer])
})
port.postMessage('ready')
