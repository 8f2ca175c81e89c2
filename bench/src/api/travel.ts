import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Request, Step } from 'autocannon'
import type { Kept } from './journey.ts'

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * Walks the steps of a journey one after another, again and again, on each of so many kept connections; returns how many
 * requests went unanswered. Autocannon reads answers with a parser in JavaScript, which costs nearly as much of the two
 * processors as a fifth of a purchase; Node's own client takes half of that.
 */
export async function travel(url: string, connections: number, seconds: number, steps: readonly Step[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + 1000 * seconds
  let errors = 0

  async function walk(step: Step, kept: Kept): Promise<void> {
    const asked = step.setupRequest?.({}, kept)
    if (!asked) return
    try {
      const { status, headers, body } = await ask(url, agent, asked)
      step.onResponse?.(status, body, kept, headers as Record<string, string>)
    } catch {
      errors += 1
    }
  }

  async function go(): Promise<void> {
    for (;;) {
      const kept: Kept = {}
      for (const step of steps) {
        if (performance.now() >= end) return
        await walk(step, kept)
      }
    }
  }

  await Promise.all(Array.from({ length: connections }, go))
  agent.destroy()
  return errors
}

function ask(url: string, agent: Agent, { method = 'GET', path = '/', headers = {}, body }: Request): Promise<Reply> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
