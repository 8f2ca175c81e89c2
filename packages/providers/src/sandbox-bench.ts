import { createServer, type IncomingHttpHeaders } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock, type Clock } from '@mallard/kernel'
import { startSandbox, type SandboxKeys } from '@mallard/sandbox'
import type { Acknowledgement } from './answer.ts'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A sandbox in its own folder, and a place where its notifications arrive. For tests. */
export interface SandboxBench {
  readonly keys: SandboxKeys
  readonly clock: Clock
  /** For SMTP with STARTTLS. */
  readonly mailPort: number
  /** Where notifications go. */
  readonly here: string
  readonly received: Received[]
  /** How arriving notifications are answered; 204 until told otherwise. */
  answerWith(answer: (received: Received) => Promise<Acknowledgement>): void
  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>
  rule(
    provider: string,
    operation: string,
    kind: string,
    more?: { amount?: number; times?: number; nth?: number; subject?: string },
  ): Promise<void>
  advance(milliseconds: number): Promise<void>
  /** UnionPay's own keys, and a forger's, to write messages by hand. */
  secrets(): Promise<
    Record<'signer' | 'forger' | 'stranger', { privateKey: string; certificate: string }>
  >
  close(): Promise<void>
}

export async function openSandbox(time: Clock = fakeClock()): Promise<SandboxBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mallard-sandbox-'))
  const keysDir = process.env['TEST_KEYS_DIR'] ?? dataDir
  const sandbox = await startSandbox({ port: 0, dataDir, keysDir, clock: time })
  const received: Received[] = []
  const welcome = async (): Promise<Acknowledgement> => ({ status: 204, body: '' })
  let answer: (received: Received) => Promise<Acknowledgement> = welcome

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) }
      received.push(one)
      void answer(one).then(({ status, contentType, body }) =>
        response.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(body),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = {
      authorization: `Bearer ${sandbox.keys.controlToken}`,
      'content-type': 'application/json',
    }
    const response = await fetch(`${sandbox.url}/_ctl/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status >= 400 && response.status !== 409)
      throw new Error(`${path}: ${response.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  return {
    keys: sandbox.keys,
    clock: sandbox.clock,
    mailPort: sandbox.mailPort,
    here: `http://127.0.0.1:${port}`,
    received,
    answerWith(next) {
      answer = next
    },
    control,
    async rule(provider, operation, kind, { amount, times, nth, subject } = {}) {
      await control('POST', 'rules', {
        match: { provider, operation, nth, subject },
        do: { kind, amount },
        times,
      })
    },
    async advance(milliseconds) {
      await control('POST', 'clock/advance', { milliseconds })
    },
    secrets: async () =>
      JSON.parse(await readFile(join(keysDir, 'sandbox-unionpay-keys-v3.json'), 'utf8')) as Awaited<
        ReturnType<SandboxBench['secrets']>
      >,
    async close() {
      await sandbox.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(dataDir, { recursive: true })
    },
  }
}
