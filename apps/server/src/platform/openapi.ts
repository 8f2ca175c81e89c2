import type { Call } from '@mallard/contract/api'
import { z } from 'zod'

interface Entry {
  domain: string
  name: string
  call: Call
}

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document. */
export function openApiOf(entries: readonly Entry[], version: string, serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const { domain, name, call } of entries) {
    paths[call.path] ??= {}
    Object.assign(paths[call.path] as Json, {
      [call.method.toLowerCase()]: operationOf(domain, name, call),
    })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mallard',
      version,
      description:
        'Answers are envelopes: code 200 is success, 401 asks for a sign-in, 500 carries a message for the shopper, 560 is a store that does not exist. Amounts are integer fen, times are milliseconds.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(entries.map((entry) => entry.domain))].map((tag) => ({ name: tag })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session-1',
          description:
            'Set by /sso/do/login, one for each partner; under HTTPS `__Host-session-1`. Calls that change something echo the XSRF-TOKEN cookie in X-XSRF-TOKEN. Hosts without cookies send the token in the Authorization header.',
        },
        staff: { type: 'apiKey', in: 'cookie', name: 'staff' },
      },
    },
  }
}

function operationOf(domain: string, name: string, call: Call): Json {
  return {
    operationId: `${domain}.${name}`,
    summary: call.summary,
    tags: [domain],
    parameters: [
      ...scopeParameters(call.path),
      ...fieldsOf('path', call.params),
      ...fieldsOf('query', call.query),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    ...(call.authz === 'user' || call.authz === 'self' ? { security: [{ session: [] }] } : {}),
    ...(call.authz === 'operator'
      ? { security: [{ staff: [] }], 'x-right': call.right ?? null }
      : {}),
    'x-authz': call.authz,
    responses: responsesOf(call),
  }
}

function responsesOf(call: Call): Json {
  if (call.kind === 'redirect') return { 302: { description: 'On to the channel' } }
  if (call.kind === 'notify') return { 200: { description: 'The channel’s own acknowledgement' } }
  const envelope = {
    type: 'object',
    required: ['code', 'data', 'message'],
    properties: {
      code: { type: 'integer' },
      data: schemaOf(call.reply, 'output'),
      message: { type: 'string' },
    },
  }
  return { 200: { description: 'Envelope', content: { 'application/json': { schema: envelope } } } }
}

function scopeParameters(path: string): Json[] {
  if (!path.includes('{p}-{s}')) return []
  return [
    {
      name: 'p',
      in: 'path',
      required: true,
      description: 'partner',
      schema: { type: 'integer', minimum: 1 },
    },
    {
      name: 's',
      in: 'path',
      required: true,
      description: 'store',
      schema: { type: 'integer', minimum: 1 },
    },
  ]
}

function fieldsOf(place: 'path' | 'query', shape: z.ZodObject | undefined): Json[] {
  if (!shape) return []
  const schema = schemaOf(shape, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: field,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json
  return rest
}
