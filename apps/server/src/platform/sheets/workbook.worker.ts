import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { tableAnswer, type WorkbookJob } from './read-workbook.ts'

// A stranger's table in a thread of its own, with memory and time of its own.
const port = parentPort as MessagePort
port.postMessage(await tableAnswer(workerData as WorkbookJob))
