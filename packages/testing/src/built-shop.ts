import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface BuiltShop {
  /** Where it answers, without a slash at the end. */
  readonly shop: string
  readonly sandbox: string
  readonly pid: number
  /** What its debugger listens on once it is asked to. */
  readonly inspectPort: number
  /** Where it writes what happens; gone when it stops. */
  readonly log: string
  /** Gone when it stops. */
  readonly dataDir: string
  stop(): Promise<void>
}

/** The flag that lets a debugger ask a process where it stands; costs nothing until it does. */
export const debuggable = (inspectPort: number) => `--inspect-port=127.0.0.1:${inspectPort}`

const turned =
  "const now=Date.now;let ahead=0;Date.now=()=>now()+ahead;process.on('SIGUSR2',()=>{ahead+=61000})"

/**
 * Flags of a shop whose clock goes forward by 61 seconds with each SIGUSR2: what it lets its
 * shoppers wait for need not be waited for in tests.
 */
export const turnableClock = [
  '--import',
  `data:text/javascript,${encodeURIComponent(turned)}`,
] as const

const main = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Starts the built server with its sandbox, on free ports of loopback and a data folder that is
 * gone when it stops. `program` is what starts it in another tree.
 */
export async function startBuiltShop(
  environment: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
  program = main,
): Promise<BuiltShop> {
  if (!existsSync(program)) throw new Error('the shop is not built: run `npm run build` first')
  const folder = mkdtempSync(join(tmpdir(), 'mallard-shop-'))
  const log = join(folder, 'server.log')
  const [port, sandboxPort, inspectPort] = [await freePort(), await freePort(), await freePort()]
  const output = openSync(log, 'w')
  const server = spawn(process.execPath, [debuggable(inspectPort), ...flags, program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      REDIS_URL: '',
      // One address stands for all shoppers of a test: what is limited for each address is none of
      // what these tests look at.
      SMS_LIMIT: '1000',
      SMS_FREE: '1000',
      SMS_FREE_NETWORK: '1000',
      SEARCH_LIMIT: '100000',
      SMS_BUDGET: '100000',
      FLOOD_LIMIT: '0',
      ...environment,
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const shop = `http://127.0.0.1:${port}`
  const stop = async () => {
    await ended(server)
    rmSync(folder, { recursive: true, force: true })
  }
  if (!(await becomesReady(shop, server))) {
    const said = readFileSync(log, 'utf8').slice(-4000)
    await stop()
    throw new Error(`the shop did not become ready:\n${said}`)
  }
  return {
    shop,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    pid: server.pid ?? 0,
    inspectPort,
    log,
    dataDir: join(folder, 'data'),
    stop,
  }
}

async function becomesReady(shop: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 150_000
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${shop}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(150)
  }
  return false
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const closed = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGTERM')
  const isLate = Symbol('late')
  if ((await Promise.race([closed, sleep(8000, isLate, { ref: false })])) !== isLate) return
  server.kill('SIGKILL')
  await closed
}
