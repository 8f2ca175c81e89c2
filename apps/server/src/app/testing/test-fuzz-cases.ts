import type { Call } from '@mallard/contract/api'
import { spread } from '@mallard/testing/caller'
import type { Scope } from '@mallard/kernel'
import { z } from 'zod'
import type { Input } from './test-access.ts'

/** One request to make; `what` tells a person how it differs from a good one. */
export interface FuzzCase {
  readonly what: string
  readonly path: string
  readonly body: string | undefined
  readonly contentType?: string
}

/** Numbers from a seed, so that a failure can be had again. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const numbers = [
  -1,
  0,
  1,
  1.5,
  999,
  1000,
  1e21,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  -0.5,
  '1e3',
  '1e21',
  'NaN',
  'Infinity',
  ' 1',
  '01',
  '+1',
  '0x10',
  '１２',
  '1.0',
  '-0',
]
const wrongTypes = [null, true, false, [], {}, [null], [[]], { $ne: 1 }, 12, '', ' ']
const texts = [
  "' or 1=1 --",
  "'; drop table orders; --",
  '1) union select null,version()--',
  '\\',
  '%',
  '_%',
  "'||pg_sleep(5)||'",
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '\u0000',
  'a\u0000b',
  '\u202e文字',
  '\ufeff',
  '\ud800',
  '😀'.repeat(60),
  '壶'.repeat(2000),
  'x'.repeat(20_000),
  'null',
  'undefined',
  '__proto__',
  '\r\nset-cookie: a=b',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
]

type Path = readonly (string | number)[]

/** Every leaf and branch below a value. */
function places(value: unknown, at: Path = []): Path[] {
  const here = at.length > 0 ? [at] : []
  if (typeof value !== 'object' || value === null) return here
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, part]) =>
      places(part, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

/** A copy with one place set, or taken out. */
function replaced(
  value: unknown,
  [key, ...rest]: Path,
  by: { value: unknown } | undefined,
): unknown {
  if (key === undefined) return by?.value
  const copy: Record<string, unknown> = (
    Array.isArray(value) ? [...value] : { ...(value as object) }
  ) as Record<string, unknown>
  if (rest.length === 0 && !by) delete copy[key]
  else copy[key] = replaced(copy[key], rest, by)
  return copy
}

/** The limits that the schema itself names, and one beyond each. */
function limitsOf(schema: z.ZodType | undefined, field: string): unknown[] {
  if (!schema) return []
  const known = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Limits>
  }
  const found = known.properties?.[field]
  return (found ? [found, ...(found.anyOf ?? [])] : []).flatMap(
    ({ minLength, maxLength, minimum, maximum, minItems, maxItems, enum: choices }) => [
      ...[minLength, maxLength].flatMap((size) =>
        size === undefined
          ? []
          : [size - 1, size, size + 1].map((length) =>
              '1'.repeat(Math.max(0, Math.min(length, 60_000))),
            ),
      ),
      ...[minimum, maximum].flatMap((bound) =>
        bound === undefined ? [] : [bound - 1, bound, bound + 1],
      ),
      ...[minItems, maxItems].flatMap((size) =>
        size === undefined ? [] : [Array.from({ length: size + 1 }, () => 1)],
      ),
      ...(choices ?? []),
    ],
  )
}

interface Limits {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  anyOf?: Limits[]
}

const scopes = [
  '9-9',
  '0-0',
  '1-0',
  '99999999999-1',
  '1-',
  '-1',
  'a-b',
  '1-1-1',
  "1'-1",
  '%00-1',
  '１-1',
]
const bodies = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"a":',
  '1e999',
  '{"__proto__":{"isAdmin":true}}',
  '{"partnerId":{"toString":1},"storeId":1}',
  '['.repeat(20_000),
  `{"a":"${'x'.repeat(1_048_576)}"}`,
]
const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
]

/** Everything that is tried of a call, from one good input; `choose` takes some of it. */
export function casesOf(call: Call, scope: Scope, good: Input): FuzzCase[] {
  const at = (what: string, input: Input): FuzzCase => {
    const { path, query, body } = sent(call, scope, input)
    return {
      what,
      path: path + query,
      body: call.method === 'GET' ? undefined : JSON.stringify(body),
    }
  }
  const fine = at('a good one', good)
  const schemaOf = (field: string) =>
    [call.params, call.query, call.body].find((schema) => schema && field in schema.shape)
  const fields = [call.params, call.query, call.body].flatMap((schema) =>
    Object.keys(schema?.shape ?? {}),
  )
  const broken = [
    ...new Set([
      ...fields.map((field) => JSON.stringify([field])),
      ...places(good).map((place) => JSON.stringify(place)),
    ]),
  ]
    .map((place) => JSON.parse(place) as Path)
    .flatMap((place) => [
      at(`${place.join('.')} left out`, replaced(good, place, undefined) as Input),
      ...[
        ...numbers,
        ...wrongTypes,
        ...texts,
        ...(place.length === 1 ? limitsOf(schemaOf(String(place[0])), String(place[0])) : []),
      ].map((value) =>
        at(
          `${place.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`,
          replaced(good, place, { value }) as Input,
        ),
      ),
    ])
  const extra = ['price', 'payAmount', 'memberId', 'partner_id', 'constructor', 'toString'].map(
    (name) => at(`with ${name}`, { ...good, [name]: 1 }),
  )
  const elsewhere = call.path.includes('{p}-{s}')
    ? scopes.map((text) => ({
        ...fine,
        what: `store ${text}`,
        path: fine.path.replace(`${scope.partnerId}-${scope.storeId}`, text),
      }))
    : []
  const twice = fine.path.includes('?')
    ? [{ ...fine, what: 'query twice', path: `${fine.path}&${fine.path.split('?')[1]}` }]
    : []
  // Without a name in its path it would be another call.
  const isSameCall = ({ path }: FuzzCase) => !/\/\/|\/$|\/(?=\?)|openId-$|\/\.html/.test(path)
  return [
    fine,
    ...broken.filter(isSameCall),
    ...extra,
    ...elsewhere,
    ...(call.method === 'GET' ? [] : bodyCases(call, fine, good)),
    ...twice,
  ]
}

/** Bodies that are no JSON, say that they are something else, or come as a form. */
function bodyCases(call: Call, fine: FuzzCase, good: Input): FuzzCase[] {
  const raw = bodies.map((body) => ({ ...fine, what: `body ${body.slice(0, 40)}`, body }))
  const typed = types.map((contentType) => ({ ...fine, what: `type ${contentType}`, contentType }))
  // A form can bring what JSON is searched for.
  const fieldsOf = (input: Input) =>
    new URLSearchParams(
      Object.fromEntries(Object.entries(input).map(([name, value]) => [name, textOf(value)])),
    ).toString()
  const forms = Object.keys(call.body?.shape ?? {}).map((field) => {
    const body = fieldsOf({ ...good, [field]: 'a\0b' })
    return {
      ...fine,
      what: `form with a NUL in ${field}`,
      body,
      contentType: 'application/x-www-form-urlencoded',
    }
  })
  return [...raw, ...typed, ...forms]
}

/** Some of the cases, the good one first; at least one of each sort. */
export function choose(
  cases: readonly FuzzCase[],
  count: number,
  random: () => number,
): FuzzCase[] {
  const [fine, ...rest] = cases
  const mixed = rest.map((each) => ({ each, at: random() })).sort((a, b) => a.at - b.at)
  return [...(fine ? [fine] : []), ...mixed.slice(0, count - 1).map(({ each }) => each)]
}

/** Like `spread`, for values that fit no path. */
function sent(
  call: Call,
  scope: Scope,
  input: Input,
): { path: string; query: string; body: unknown } {
  const params = Object.fromEntries(
    Object.keys(call.params?.shape ?? {}).map((name) => [name, 'x']),
  )
  const { query, body } = spread(call, scope, { ...input, ...params })
  const path = call.path
    .replace('{p}-{s}', `${scope.partnerId}-${scope.storeId}`)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(input[name])))
  return { path, query, body }
}

function textOf(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
  // Half of a pair has no place in an address.
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
