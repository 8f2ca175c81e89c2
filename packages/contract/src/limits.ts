import { z } from 'zod'
import type { Call } from './api.ts'

/** What a field may hold: so many letters, or a number from the least to the most. */
export interface Limit {
  readonly least?: number
  readonly most?: number
  /** A regular expression. */
  readonly pattern?: string
}

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}

/**
 * Limits of the texts and numbers that a form sends with this call; those of rows under
 * `rows.field`. A text that may be null may be empty as well.
 */
export function limitsOf(call: Call): Readonly<Record<string, Limit>> {
  if (call.method === 'GET' || !call.body) return {}
  const { properties = {} } = z.toJSONSchema(call.body, {
    io: 'output',
    unrepresentable: 'any',
  }) as Schema
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      name === 'requestId' ? [] : limitsAt(name, field),
    ),
  )
}

function limitsAt(name: string, schema: Schema): (readonly [string, Limit])[] {
  const sole = soleField(schema)
  if (!sole) return []
  const { field, isNullable } = sole
  if (field.type === 'array')
    return Object.entries(field.items?.properties ?? {}).flatMap(([of, each]) =>
      limitsAt(`${name}.${of}`, each),
    )
  const limit = limitOf(field, isNullable)
  return Object.keys(limit).length === 0 ? [] : [[name, limit]]
}

/** What a value is where it is not null; undefined where it may be several things. */
function soleField(schema: Schema) {
  const { anyOf } = schema
  if (!anyOf) return { field: schema, isNullable: false }
  const [field, another] = anyOf.filter(({ type }) => type !== 'null')
  return field && !another && anyOf.length === 2 ? { field, isNullable: true } : undefined
}

function limitOf(field: Schema, isNullable: boolean): Limit {
  const { minLength, maxLength, minimum = minLength, maximum: most = maxLength } = field
  const least = isNullable && field.type === 'string' ? undefined : minimum
  // That no field may hold control characters is nothing to tell anybody.
  const pattern = isNullable || field.pattern?.startsWith('^[^') ? undefined : field.pattern
  return {
    ...(least && { least }),
    ...(most !== undefined && { most }),
    ...(pattern && { pattern }),
  }
}
