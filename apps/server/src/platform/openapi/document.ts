import type { Call } from '@mallard/contract/api'
import type { ErrorName } from '@mallard/contract/errors'
import type { CallWords, FieldWords, Noun } from '@mallard/contract/reference'
import type { z } from 'zod'
import { commonResponses, commonSchemas, responsesOf } from './responses.ts'
import { described, schemasOf, type Json, type Schemas } from './schemas.ts'
import { securityOf, securitySchemes } from './security.ts'

export interface Entry {
  domain: string
  name: string
  call: Call
}

/** An example of a call: what is sent, and what is answered. */
export interface CallExample {
  readonly params?: Json
  readonly query?: Json
  readonly body?: Json
  readonly data?: unknown
}

/** What the reference tells beside the table of calls. */
export interface ReferenceWords {
  readonly nouns: readonly Noun[]
  readonly callWords: Readonly<Record<string, CallWords>>
  /** By call, what its handler may refuse. */
  readonly refusals: Readonly<Record<string, readonly ErrorName[]>>
  readonly examples: Readonly<Record<string, CallExample>>
}

const description = `Answers are envelopes. Code 200 is success, with what was asked for in \`data\`. Other codes are refusals: 401 asks for a sign-in, 500 carries a message for the shopper, 560 is a store that does not exist; \`reason\` is the refusal's name, which stays the same in every language. All of these come with HTTP status 200.

Amounts of money are integers in fen (1/100 yuan), times are milliseconds since the epoch. In paths, \`{p}-{s}\` is the partner and the store, \`1-1\` in the demo world. Messages are Chinese or English, as Accept-Language says. Every POST may be repeated.

Lists come in pages. A number beyond the end answers the last page that has rows, and says which in \`pageNum\`: who reads a whole list goes on while \`hasNext\` is true, not until a page is empty.

A shopper begins a session with /sso/init/sso, and sends its token along; in it /sso/do/send-phone-code-v2 sends a code, and /sso/do/login takes it and answers the token of who is signed in. Calls that anyone may make know who is there, too, when the token or the cookie comes along: a cart is empty without it.`

/** The contract as an OpenAPI 3.1 document. */
export function openApiOf(
  entries: readonly Entry[],
  words: ReferenceWords,
  { version, serverUrl }: { version: string; serverUrl: string },
): Json {
  const schemas = schemasOf(
    new Map(entries.flatMap(inputsOf)),
    new Map(
      entries
        .filter(({ call }) => (call.kind ?? 'json') === 'json')
        .map((entry) => [`${idOf(entry)}.reply`, entry.call.reply]),
    ),
    words.nouns,
  )
  const paths: Record<string, Json> = {}
  for (const entry of entries) {
    const { path, method } = entry.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(entry, schemas, words) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mallard',
      version,
      description,
      contact: { name: 'Who runs this shop', url: serverUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: tagsOf(entries),
    paths,
    components: {
      schemas: { ...schemas.named, ...commonSchemas },
      responses: commonResponses,
      securitySchemes,
    },
  }
}

/** Each domain once, with who makes its calls. */
function tagsOf(entries: readonly Entry[]): Json[] {
  const isOfStaff = new Map(
    entries.map(({ domain, call }) => [domain, call.path.startsWith('/admin/')]),
  )
  return [...isOfStaff].map(([name, ofStaff]) => ({
    name,
    description: ofStaff ? 'For staff, in the back office' : 'For shoppers and visitors',
  }))
}

const idOf = ({ domain, name }: Entry) => `${domain}.${name}`

function inputsOf(entry: Entry): [string, z.ZodType][] {
  const { params, query, body, kind } = entry.call
  const parts = { params, query, body: kind === 'notify' ? undefined : body }
  return Object.entries(parts).flatMap(([place, schema]): [string, z.ZodType][] =>
    schema ? [[`${idOf(entry)}.${place}`, schema]] : [],
  )
}

function operationOf(
  entry: Entry,
  { inputs, outputs }: Schemas,
  { callWords, refusals, examples }: ReferenceWords,
): Json {
  const { domain, call } = entry
  const id = idOf(entry)
  const own = callWords[id] ?? {}
  const example = examples[id] ?? {}
  const partOf = (place: 'params' | 'query' | 'body', of = inputs.get(`${id}.${place}`)) =>
    of && wholly(of, own[place])
  const data = outputs.get(`${id}.reply`)
  const body = partOf('body')
  return {
    operationId: id,
    summary: call.summary,
    description: [
      own.text ?? `${call.summary}.`,
      own.params?.[''],
      own.query?.[''],
      call.isAlsoUnscoped && 'Answered without `{p}-{s}` as well, for the store of the session.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    tags: [domain],
    parameters: [
      ...scopeParameters(call.path),
      ...parametersOf('path', partOf('params'), example.params),
      ...parametersOf('query', partOf('query'), example.query),
    ],
    ...(body && {
      requestBody: {
        required: isNeeded(body),
        content: {
          'application/json': { schema: body, ...(example.body && { example: example.body }) },
        },
      },
    }),
    security: securityOf(call),
    'x-authz': call.authz,
    ...(call.authz === 'operator' && { 'x-right': call.right ?? null }),
    responses: responsesOf(
      call,
      data && wholly(data, own.reply),
      [...accessRefusals(call), ...(refusals[id] ?? [])].filter(isFirst),
      example.data,
    ),
  }
}

const isFirst = <T>(each: T, index: number, all: readonly T[]) => all.indexOf(each) === index

/** Fields and the whole, with the call's own words. */
function wholly(schema: Json, words: FieldWords = {}): Json {
  const text = words['']
  return { ...described(structuredClone(schema), words), ...(text && { description: text }) }
}

const isNeeded = (body: Json) =>
  ((body['required'] as readonly string[] | undefined)?.length ?? 0) > 0 || '$ref' in body

/**
 * What is refused before a handler is asked. Any call may name a store that does not exist, if not
 * in its path, and any bring what no text may hold.
 */
function accessRefusals({ authz, right, kind, whileOwing }: Call): ErrorName[] {
  if (kind === 'notify') return []
  return [
    ...(authz === 'none' || authz === 'provider' ? [] : (['notLoggedIn'] as const)),
    ...(authz === 'operator' && right ? (['forbidden'] as const) : []),
    ...(authz === 'operator' && whileOwing !== 'anything' ? (['needsOwnPassword'] as const) : []),
    ...(authz === 'operator' && !whileOwing ? (['needsFactor'] as const) : []),
    'badStore',
    'badInput',
  ]
}

function scopeParameters(path: string): Json[] {
  if (!path.includes('{p}-{s}')) return []
  return [
    ['p', 'The partner: a brand'],
    ['s', 'The store: one of its shops'],
  ].map(([name, text]) => ({
    name,
    in: 'path',
    required: true,
    description: text,
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  }))
}

function parametersOf(
  place: 'path' | 'query',
  schema: Json | undefined,
  examples: Json = {},
): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description: text, ...field }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(text !== undefined && { description: text }),
    schema: field,
    ...(name in examples && { example: examples[name] }),
  }))
}
