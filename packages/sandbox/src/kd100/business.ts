import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerWith, type Outcome, type Refusals } from '../world/answering.ts'
import type { Operation } from '../world/faults.ts'
import { formOf, type World } from '../world/world.ts'

export type Json = Readonly<Record<string, unknown>>

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const md5 = (...parts: readonly string[]): string =>
  createHash('md5').update(parts.join('')).digest('hex').toUpperCase()

export const said = (value: Json, status = 200): Outcome => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

export function jsonOf(value: string | null): Json | undefined {
  try {
    const parsed: unknown = JSON.parse(value ?? '')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Json) : undefined
  } catch {
    return undefined
  }
}

export interface BusinessInterface {
  readonly path: string
  readonly operationOf: (method: string) => Operation
  /** What rules of faults may name. */
  readonly subjectOf: (input: Json) => string
  readonly refusals: Refusals
  readonly unsigned: () => Outcome
  readonly act: (method: string, input: Json) => Outcome
}

/** An interface for businesses: JSON in a form with the signature of the account. */
export function businessRoute(app: FastifyInstance, world: World, of: BusinessInterface): void {
  app.post(of.path, (request, reply) => {
    const form = formOf(request.body)
    const [method = '', raw = '', t = ''] = ['method', 'param', 't'].map(
      (name) => form.get(name) ?? '',
    )
    const input = jsonOf(raw) ?? {}
    const struck = world.faults.strike('kd100', of.operationOf(method), of.subjectOf(input))
    return answerWith(reply, struck, of.refusals, async () => {
      const { kd100Key, pickup } = world.keys
      const isSigned =
        form.get('key') === kd100Key && form.get('sign') === md5(raw, t, kd100Key, pickup.secret)
      return isSigned ? of.act(method, input) : of.unsigned()
    })
  })
}
