import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, openSync, closeSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the shop answers, without a slash at its end. */
    shop: string
    /** Where the sandbox of the providers answers. */
    sandbox: string
  }
}

const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(shop: string, server: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 75_000
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${shop}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(150)
  }
  throw new Error(`the shop did not become ready:\n${readFileSync(log, 'utf8').slice(-4000)}`)
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const closed = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGTERM')
  const isLate = Symbol('late')
  if ((await Promise.race([closed, sleep(8000, isLate, { ref: false })])) !== isLate) return
  server.kill('SIGKILL')
  await closed
}

/** Starts the built shop with a demo world of its own, or uses the one that SHOP_URL names (with SANDBOX_URL). */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) {
    project.provide('shop', process.env.SHOP_URL.replace(/\/$/, ''))
    project.provide('sandbox', (process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010').replace(/\/$/, ''))
    return undefined
  }
  if (!existsSync(main)) throw new Error('the shop is not built: run `npm run build` first')
  const folder = mkdtempSync(join(tmpdir(), 'mallard-e2e-'))
  const log = join(folder, 'server.log')
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const output = openSync(log, 'w')
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      REDIS_URL: '',
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const shop = `http://127.0.0.1:${port}`
  const stop = async () => {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
  }
  await untilReady(shop, server, log).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  project.provide('shop', shop)
  project.provide('sandbox', `http://127.0.0.1:${sandboxPort}`)
  return stop
}
