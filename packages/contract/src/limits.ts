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
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}

/** Limits of the texts and numbers that a form sends with this call. */
export function limitsOf(call: Call): Readonly<Record<string, Limit>> {
  if (call.method === 'GET' || !call.body) return {}
  const { properties = {} } = z.toJSONSchema(call.body, {
    io: 'output',
    unrepresentable: 'any',
  }) as Schema
  const fields = Object.entries(properties).flatMap(
    ([
      name,
      { minLength, maxLength, minimum: least = minLength, maximum: most = maxLength, ...field },
    ]) => {
      // That no field may hold control characters is nothing to tell anybody.
      const pattern = field.pattern?.startsWith('^[^') ? undefined : field.pattern
      const limit: Limit = {
        ...(least && { least }),
        ...(most !== undefined && { most }),
        ...(pattern && { pattern }),
      }
      return name === 'requestId' || field.type === 'array' || Object.keys(limit).length === 0
        ? []
        : [[name, limit] as const]
    },
  )
  return Object.fromEntries(fields)
}
