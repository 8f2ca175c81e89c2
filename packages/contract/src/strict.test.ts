import { expect, it } from 'vitest'
import { z } from 'zod'
import { everyCall } from './calls.ts'
import { adminCalls } from './admin-calls.ts'

interface Node {
  readonly properties?: object
  readonly additionalProperties?: unknown
}

/** Places in a schema whose objects let fields through that they do not name. */
function openPlaces(node: unknown, at: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties, additionalProperties } = node as Node
  const own = properties !== undefined && additionalProperties !== false ? [at] : []
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, part]) => openPlaces(part, `${at}.${key}`)),
  ]
}

it('a body takes no field that its call does not name, at any depth', () => {
  const bodies = [...everyCall(), ...everyCall(adminCalls)].flatMap(({ domain, name, call }) =>
    call.body ? [{ id: `${domain}.${name}`, body: call.body }] : [],
  )
  expect(bodies.length).toBeGreaterThan(100)
  expect(
    bodies.flatMap(({ id, body }) =>
      openPlaces(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), id),
    ),
  ).toEqual([])
})
