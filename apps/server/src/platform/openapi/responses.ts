import type { Call } from '@mallard/contract/api'
import { errors, type ErrorName } from '@mallard/contract/errors'
import type { Json } from './schemas.ts'

const json = (schema: Json) => ({ 'application/json': { schema } })
const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** What any call may answer besides: HTTP says it as well, and it has no name. */
const faults = {
  '4XX': { $ref: '#/components/responses/Fault' },
  '5XX': { $ref: '#/components/responses/Fault' },
}

/** What answers have in common, to be referred to. */
export const commonSchemas: Readonly<Record<string, Json>> = {
  RefusalDetails: {
    description: 'What stands in the braces of the refusal’s text; null when it has none.',
    anyOf: [
      { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      { type: 'null' },
    ],
  },
  Reason: {
    description: 'The name of a refusal, the same in every language and version.',
    oneOf: Object.entries(errors).map(
      ([
        name,
        {
          code,
          text: [zh, en],
        },
      ]) => ({
        type: 'string',
        const: name,
        description: `${code}: ${en} (${zh})`,
      }),
    ),
  },
  Fault: envelope(
    'What is no business answer: the HTTP status says it as well.',
    { type: 'integer', minimum: 400, maximum: 599 },
    { type: 'null' },
  ),
}

export const commonResponses: Readonly<Record<string, Json>> = {
  Fault: {
    description:
      '403 a forged request, 404 no such call, 413 too large, 429 too often, 503 busy or starting',
    content: json(reference('Fault')),
  },
}

function envelope(description: string, code: Json, data: Json, more: Record<string, Json> = {}) {
  return {
    type: 'object',
    description,
    required: ['code', 'data', 'message', ...Object.keys(more)],
    properties: {
      code,
      data,
      message: { type: 'string', description: 'In the language of the reader' },
      ...more,
    },
  }
}

/** What a call answers: its data, or one of its refusals by name. */
export function responsesOf(
  call: Call,
  data: Json | undefined,
  refusals: readonly ErrorName[],
  example: unknown,
): Json {
  if (call.kind === 'notify')
    return { 200: { description: 'The channel’s own acknowledgement' }, ...faults }
  const refusal = refusalOf(refusals)
  if (call.kind === 'redirect')
    return {
      200: {
        description: 'Refused; or a form that sends itself on to the channel',
        content: {
          ...(refusal && json(refusal)),
          'text/html': { schema: { type: 'string' } },
        },
      },
      302: { description: 'On to the channel, or back to where it began' },
      ...faults,
    }
  const success = envelope('Done', { type: 'integer', const: 200 }, data ?? {})
  return {
    200: {
      description: refusal ? 'The answer, or why not' : 'The answer',
      content: {
        'application/json': {
          schema: refusal ? { oneOf: [success, refusal] } : success,
          ...(example !== undefined && {
            example: { code: 200, data: example, message: 'success' },
          }),
        },
      },
    },
    ...faults,
  }
}

function refusalOf(names: readonly ErrorName[]): Json | undefined {
  if (names.length === 0) return undefined
  const codes = [...new Set(names.map((name) => errors[name].code))].toSorted((a, b) => a - b)
  return envelope('Refused', { type: 'integer', enum: codes }, reference('RefusalDetails'), {
    reason: { type: 'string', enum: names, description: 'See the schema Reason' },
  })
}
