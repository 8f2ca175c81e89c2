import type { Call } from '@mallard/contract/api'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { z } from 'zod'
import { formOf, hasNul, readJson } from './bodies.ts'
import { typedForm } from './form-fields.ts'

export interface RawInput {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
}

/**
 * Parses path, query and body by the row's schemas into one object; the first thing wrong is told
 * in words.
 */
export function parseInput(call: Call, raw: RawInput): Result<Record<string, unknown>, 'badInput'> {
  const parts: [z.ZodType | undefined, unknown][] = [
    [call.params, raw.params],
    [call.query, raw.query ?? {}],
    [call.kind === 'notify' ? undefined : call.body, bodyOf(call, raw.body)],
  ]
  if (hasNul(raw.params) || hasNul(raw.query ?? {})) return refuse('badInput', { field: 'NUL' })
  const input: Record<string, unknown> = {}
  for (const [schema, value] of parts) {
    if (!schema) continue
    const parsed = schema.safeParse(value)
    if (!parsed.success) return refuse('badInput', describe(parsed.error))
    for (const [key, field] of Object.entries(parsed.data as Record<string, unknown>)) {
      if (field !== undefined) input[key] = field
    }
  }
  return ok(input)
}

function bodyOf({ body: schema }: Call, body: unknown): unknown {
  const form = formOf(body)
  return form && schema ? typedForm(form, schema, readJson) : (body ?? {})
}

/** Our own words where the schema has some, and at which field; else the name of the field. */
function describe(error: z.ZodError): { field: string; at?: string } {
  const issue = error.issues[0]
  if (!issue) return { field: '' }
  const path = issue.path.join('.')
  if (/[\u4e00-\u9fff]/.test(issue.message))
    return path ? { field: issue.message, at: path } : { field: issue.message }
  return { field: path || issue.code }
}
