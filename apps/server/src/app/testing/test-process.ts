import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll } from 'vitest'
import type { TestServerOptions } from './test-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** In the folder of the run, which is removed after it. */
const bundle = join(process.env['TEST_RUN_DIR'] ?? tmpdir(), `server-${process.pid}`)

let built: Promise<unknown> | undefined

/**
 * For a file of tests: the server as it runs in production: bundled, the embedded database on a
 * thread of its own.
 */
export function withBuiltServer(): void {
  beforeAll(async () => {
    // Once for all files of a process.
    built ??= build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: bundle,
        emptyOutDir: true,
        sourcemap: false,
        rolldownOptions: { input: { 'test-server': join(root, 'src/app/testing/test-server.ts') } },
      },
    })
    await built
  })
}

/**
 * A start that takes longer than this (ms) never comes; how long it took is printed, not judged.
 */
const patience = 60_000

export async function startServer(
  options: TestServerOptions,
): Promise<{ server: ChildProcess; readyAfter: number }> {
  const began = performance.now()
  const server = spawn(process.execPath, [join(bundle, 'test-server.js')], {
    env: { ...process.env, NODE_ENV: 'production', TEST_SERVER: JSON.stringify(options) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (performance.now() - began < patience) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${options.port}/readyz`).catch(() => undefined)
    if (answer?.ok) return { server, readyAfter: performance.now() - began }
    await sleep(20)
  }
  server.kill('SIGKILL')
  throw new Error('the server was not ready in time')
}

export async function endServer(
  server: ChildProcess,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve))
  server.kill(signal)
  await closed
}
