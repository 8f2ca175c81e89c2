import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'undici'
import type { BuiltShop } from './built-shop.ts'

/** Milliseconds between two questions. */
const every = 2_000
/**
 * Milliseconds that a debugger may take, and after which a process that has not paused is not
 * running anything.
 */
const asking = 5_000
const idle = 2_000
/** Milliseconds that a pause of this process may be late, until the whole machine is to blame. */
const late = 10_000

type Watched = Pick<BuiltShop, 'shop' | 'pid' | 'inspectPort' | 'log'>

/**
 * Tells where a shop stands that has not answered for `patience` ms, and when it answers again;
 * until the returned function is called. The words go to standard error, and to the file that
 * HANG_LOG names.
 */
export function watchForHangs(watched: Watched, patience = 10_000): () => void {
  const { shop, pid } = watched
  let isOver = false
  async function watch(): Promise<void> {
    let silentSince: number | undefined
    for (let asked = Date.now(); !isOver; asked = Date.now()) {
      const answer = await answerOf(`${shop}/readyz`, patience)
      if (answer === undefined && silentSince === undefined && !isOver) {
        silentSince = asked
        tell(`${stamp()} ${shop} (process ${pid}) is silent.\n${await whereItStands(watched)}`)
      }
      if (answer !== undefined && silentSince !== undefined) {
        tell(`${stamp()} ${shop} answers again, ${answer}, after ${Date.now() - silentSince} ms`)
        silentSince = undefined
      }
      const slept = Date.now()
      await sleep(every, undefined, { ref: false })
      if (Date.now() - slept > late)
        tell(`${stamp()} this machine stood still for ${Date.now() - slept} ms`)
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

async function whereItStands({ pid, inspectPort, log }: Watched): Promise<string> {
  const pressure = ['cpu', 'io', 'memory'].map((name) =>
    textOf(`/proc/pressure/${name}`).split('\n')[0]?.trim(),
  )
  return [
    `Pressure of processor, disk, memory: ${pressure.join('; ')}`,
    await stackOf(pid, inspectPort),
    textOf(log).slice(-1_500),
  ].join('\n')
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * The functions that the process is in: its debugger opens on a signal, even where it turns in a
 * circle.
 */
async function stackOf(pid: number, inspectPort: number): Promise<string> {
  try {
    process.kill(pid, 'SIGUSR1')
  } catch {
    return 'The process has ended.'
  }
  const frames = await Promise.race([framesOf(inspectPort).catch(String), sleep(asking)])
  if (Array.isArray(frames))
    return frames.length > 0
      ? ['It stands here:', ...frames].join('\n')
      : 'Nothing runs in it: it waits for something.'
  return `It opens no debugger: it is stopped, waits inside of the system or for its turn. ${frames ?? ''}`
}

interface Frame {
  readonly functionName: string
  readonly url: string
  readonly location: { readonly lineNumber: number; readonly columnNumber: number }
}

/**
 * By the Chrome DevTools protocol, domain Debugger. Empty where nothing runs: it waits for
 * something that does not come.
 */
async function framesOf(inspectPort: number): Promise<string[]> {
  const [target] = await targetsOf(inspectPort)
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error('no debugger')), { once: true })
    })
    const paused = new Promise<string[]>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const { method, params } = JSON.parse(String(data)) as {
          method?: string
          params?: { callFrames?: Frame[] }
        }
        if (method === 'Debugger.paused') resolve((params?.callFrames ?? []).map(lineOf))
      })
    })
    for (const [id, method] of ['Debugger.enable', 'Debugger.pause'].entries())
      socket.send(JSON.stringify({ id, method }))
    const frames = await Promise.race([paused, sleep(idle, [])])
    socket.send(JSON.stringify({ id: 2, method: 'Debugger.resume' }))
    return frames
  } finally {
    socket.close()
  }
}

async function targetsOf(inspectPort: number): Promise<{ webSocketDebuggerUrl: string }[]> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as { webSocketDebuggerUrl: string }[]
    await sleep(50)
  }
}

const lineOf = ({ functionName, url, location }: Frame) =>
  `  ${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${location.lineNumber + 1}:${location.columnNumber + 1}`
