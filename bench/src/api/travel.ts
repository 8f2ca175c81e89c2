import type { Request, Step } from 'autocannon'
import { Client } from 'undici'
import type { Kept } from './journey.ts'

interface Reply {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}

/**
 * Walks the steps of a journey one after another, again and again, on each of so many kept
 * connections; returns how many requests went unanswered. Autocannon reads answers with a parser in
 * JavaScript, which costs nearly as much of the two processors as a fifth of a purchase; Node's own
 * client takes half of that, undici a quarter less again.
 */
export async function travel(
  url: string,
  connections: number,
  seconds: number,
  steps: readonly Step[],
): Promise<number> {
  const end = performance.now() + 1000 * seconds
  let errors = 0

  async function walk(client: Client, step: Step, kept: Kept): Promise<void> {
    const asked = step.setupRequest?.({}, kept)
    if (!asked) return
    try {
      const { status, headers, body } = await ask(client, asked)
      step.onResponse?.(status, body, kept, headers as Record<string, string>)
    } catch {
      errors += 1
    }
  }

  async function go(): Promise<void> {
    const client = new Client(url)
    for (;;) {
      const kept: Kept = {}
      for (const step of steps) {
        if (performance.now() >= end) return client.close()
        await walk(client, step, kept)
      }
    }
  }

  await Promise.all(Array.from({ length: connections }, go))
  return errors
}

function ask(
  client: Client,
  { method = 'GET', path = '/', headers = {}, body }: Request,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const reply = { status: 0, headers: {} }
    client.dispatch(
      { method, path, headers, body },
      {
        // By it undici knows a handler of today's kind.
        onRequestStart: () => {},
        onResponseStart: (_controller, status, heads) =>
          void Object.assign(reply, { status, headers: heads }),
        onResponseData: (_controller, part) => void parts.push(part),
        onResponseEnd: () => resolve({ ...reply, body: Buffer.concat(parts).toString() }),
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}
