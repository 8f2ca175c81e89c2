import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two questions. */
const every = 2_000
/** Milliseconds that Node may take to write its report. */
const writing = 3_000

interface Watched {
  /** Without a slash at its end. */
  readonly address: string
  readonly pid: number
  /** Where the process writes `server.log`, and Node's report of where it stands. */
  readonly folder: string
  /** Milliseconds that it may stay silent until it is asked where it stands. */
  readonly patience?: number
}

/** The flags that let a process be watched. */
export const reporting = (folder: string) => ['--report-on-signal', '--report-compact', `--report-directory=${folder}`]

/** Tells where a shop stands that has not answered for a while, and when it answers again; until the returned function is called. The words go to standard error, and to the file that HANG_LOG names. */
export function watchForHangs({ address, pid, folder, patience = 10_000 }: Watched): () => void {
  let isOver = false
  async function watch(): Promise<void> {
    let silentSince: number | undefined
    for (let asked = Date.now(); !isOver; asked = Date.now()) {
      const answer = await answerOf(`${address}/readyz`, patience)
      if (answer === undefined && silentSince === undefined && !isOver) {
        silentSince = asked
        tell(`${stamp()} ${address} (process ${pid}) is silent.\n${await whereItStands(pid, folder)}`)
      }
      if (answer !== undefined && silentSince !== undefined) {
        tell(`${stamp()} ${address} answers again, ${answer}, after ${Date.now() - silentSince} ms`)
        silentSince = undefined
      }
      const slept = Date.now()
      await sleep(every, undefined, { ref: false })
      if (Date.now() - slept > patience) tell(`${stamp()} this machine stood still for ${Date.now() - slept} ms`)
    }
  }
  void watch()
  return () => {
    isOver = true
  }
}

const stamp = () => new Date().toISOString()

function tell(text: string): void {
  process.stderr.write(`${text}\n`)
  if (process.env['HANG_LOG']) appendFileSync(process.env['HANG_LOG'], `${text}\n`)
}

/** Its status; undefined when nobody answers in time. */
function answerOf(address: string, patience: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = request(address, { timeout: patience, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(undefined))
    asked.end()
  })
}

async function whereItStands(pid: number, folder: string): Promise<string> {
  const pressure = ['cpu', 'io', 'memory'].map((name) => textOf(`/proc/pressure/${name}`).split('\n')[0]?.trim())
  return [`Pressure of processor, disk, memory: ${pressure.join('; ')}`, await stackOf(pid, folder), textOf(join(folder, 'server.log')).slice(-1_500)].join(
    '\n',
  )
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

interface Report {
  readonly javascriptStack?: { readonly stack?: readonly string[] }
  readonly javascriptHeap?: { readonly usedMemory?: number; readonly memoryLimit?: number }
  readonly resourceUsage?: { readonly userCpuSeconds?: number; readonly kernelCpuSeconds?: number }
}

async function stackOf(pid: number, folder: string): Promise<string> {
  try {
    process.kill(pid, 'SIGUSR2')
  } catch {
    return 'The process has ended.'
  }
  await sleep(writing)
  const file = readdirSync(folder)
    .filter((name) => name.startsWith('report.'))
    .toSorted()
    .at(-1)
  if (!file) return 'Node writes no report: the process is stopped, or waits inside of the system.'
  const { javascriptStack, javascriptHeap, resourceUsage } = JSON.parse(textOf(join(folder, file))) as Report
  const { usedMemory, memoryLimit } = javascriptHeap ?? {}
  const facts = { usedMemory, memoryLimit, user: resourceUsage?.userCpuSeconds, kernel: resourceUsage?.kernelCpuSeconds }
  return [`It stands here, ${JSON.stringify(facts)}:`, ...(javascriptStack?.stack ?? [])].join('\n')
}
