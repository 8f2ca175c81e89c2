import { fakeClock } from '@mallard/kernel'
import Fastify from 'fastify'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { processLimiter } from '../rate-limit.ts'
import { readBodies } from './bodies.ts'
import { policyReports, registerPolicyReports } from './policy-reports.ts'

const lines: string[] = []
const clock = fakeClock()
const app = Fastify()
readBodies(app)
registerPolicyReports(app, {
  limiter: processLimiter(clock),
  log: pino({}, { write: (line: string) => void lines.push(line) }),
})

const send = (body: unknown) =>
  app.inject({
    method: 'POST',
    url: policyReports,
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify(body),
  })
const stopped = (rest: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/goods/1-1-1?token=abc',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    ...rest,
  },
})

beforeEach(() => {
  clock.advance(60_000)
  lines.length = 0
})

describe('reports of what browsers stopped', () => {
  it('are written down without the query of the page', async () => {
    expect((await send(stopped())).statusCode).toBe(204)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      page: 'https://shop.example/goods/1-1-1',
      directive: 'script-src-elem',
      blocked: 'inline',
    })
    expect(lines[0]).not.toContain('abc')
  })

  it('are few from one address, until its minute is over', async () => {
    for (let count = 0; count < 20; count++) await send(stopped())
    expect((await send(stopped())).statusCode).toBe(429)
    expect(lines).toHaveLength(20)
    clock.advance(60_000)
    expect((await send(stopped())).statusCode).toBe(204)
  })

  it('are cut to what is worth a line', async () => {
    await send(
      stopped({ 'blocked-uri': 'x'.repeat(3000), 'script-sample': 'alert(document.cookie)' }),
    )
    expect((lines[0] ?? '').length).toBeLessThan(600)
    expect(lines[0]).not.toContain('document.cookie')
  })

  it('of another shape, or too large, are refused and leave no line', async () => {
    expect((await send({ hello: 1 })).statusCode).toBe(400)
    expect((await send(null)).statusCode).toBe(400)
    expect((await send(stopped({ 'blocked-uri': 'x'.repeat(9000) }))).statusCode).toBe(413)
    expect(lines).toEqual([])
  })
})
