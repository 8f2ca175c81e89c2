import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { workbookAnswer, type WorkbookJob } from './read-workbook.ts'

// A stranger's workbook in a thread of its own, with memory and time of its own.
const port = parentPort as MessagePort
const { bytes, most } = workerData as WorkbookJob
port.postMessage(await workbookAnswer(bytes, most))
