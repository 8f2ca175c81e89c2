import { isDeepStrictEqual } from 'node:util'
import { Money, SignedMoney } from '@mallard/contract/fields'
import type { FieldWords, Noun } from '@mallard/contract/reference'
import { z } from 'zod'

export type Json = Record<string, unknown>

/** Schemas by a name of the caller's. */
export type Parts = ReadonlyMap<string, z.ZodType>

export interface Schemas {
  /** What is sent or answered, by the caller's names. */
  readonly inputs: ReadonlyMap<string, Json>
  readonly outputs: ReadonlyMap<string, Json>
  /** What they refer to, by name. */
  readonly named: Readonly<Record<string, Json>>
}

type Direction = 'input' | 'output'

/**
 * The contract's schemas as JSON Schema, its nouns by name. A noun that is sent otherwise than it
 * is answered, as with defaults, stands there twice: `Address` and `AddressInput`.
 */
export function schemasOf(inputs: Parts, outputs: Parts, nouns: readonly Noun[]): Schemas {
  const sent = converted(inputs, nouns, 'input')
  const answered = converted(outputs, nouns, 'output')
  const unlike = unlikeIn(sent.named, answered.named)
  const nameOf = (direction: Direction) => (id: string) =>
    direction === 'input' && unlike.has(id) ? `${id}Input` : id
  const named: Record<string, Json> = {}
  for (const [direction, { named: own }] of [
    ['input', sent],
    ['output', answered],
  ] as const) {
    for (const [id, schema] of Object.entries(own)) {
      const { text, fields = {} } = nouns.find((noun) => noun.id === id) ?? {}
      const led = referring(schema, nameOf(direction))
      named[nameOf(direction)(id)] = described(
        { ...(text && { description: text }), ...led },
        fields,
      )
    }
  }
  const all = (schemas: ReadonlyMap<string, Json>, direction: Direction) =>
    new Map([...schemas].map(([key, each]) => [key, referring(each, nameOf(direction))]))
  return {
    inputs: all(sent.schemas, 'input'),
    outputs: all(answered.schemas, 'output'),
    named: Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function converted(
  parts: Parts,
  nouns: readonly Noun[],
  io: Direction,
): { schemas: Map<string, Json>; named: Record<string, Json> } {
  const metadata = z.registry<{ id: string }>()
  for (const { id, schema } of nouns) metadata.add(schema, { id })
  const { properties = {}, $defs = {} } = z.toJSONSchema(z.object(Object.fromEntries(parts)), {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => plain(zodSchema, jsonSchema as Json, io),
  }) as { properties?: Record<string, Json>; $defs?: Record<string, Json> }
  for (const each of Object.values($defs)) delete each['id']
  return { schemas: new Map(Object.entries(properties)), named: $defs }
}

/** What a schema reads or writes beside what clients need not know: brands, digits for numbers. */
function plain(schema: unknown, json: Json, io: Direction): void {
  if (schema instanceof z.ZodRecord && schema.def.keyType instanceof z.ZodEnum) {
    const { propertyNames: _names, additionalProperties: value } = json
    delete json['propertyNames']
    json['properties'] = Object.fromEntries(schema.def.keyType.options.map((name) => [name, value]))
    json['additionalProperties'] = false
  }
  if (!(schema instanceof z.ZodPipe)) return
  const side = sideOf(schema, io)
  if (side) {
    for (const key of Object.keys(json)) delete json[key]
    Object.assign(json, side)
  }
  if (schema === Money || schema === SignedMoney) json['x-unit'] = 'fen'
}

/** Of two schemas, one after the other, the one that says what clients see; undefined: as it is. */
function sideOf({ def: { in: first, out } }: z.ZodPipe, io: Direction): Json | undefined {
  if (io === 'output') return isTransform(out) ? alone(first, io) : undefined
  if (isTransform(out)) return undefined
  const [before, after] = [alone(first, io), alone(out, io)]
  return before['anyOf'] || before['type'] === after['type'] ? after : undefined
}

const isTransform = (schema: unknown) => schema instanceof z.ZodTransform

function alone(schema: z.core.$ZodType, io: Direction): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (each) => plain(each.zodSchema, each.jsonSchema as Json, io),
  }) as Json
  return json
}

/** Names that mean one thing when they are sent and another when they are answered. */
function unlikeIn(
  sent: Readonly<Record<string, Json>>,
  answered: Readonly<Record<string, Json>>,
): Set<string> {
  const both = Object.keys(sent).filter((id) => answered[id])
  const unlike = new Set(both.filter((id) => !isDeepStrictEqual(sent[id], answered[id])))
  for (let before = -1; before < unlike.size;) {
    before = unlike.size
    for (const id of both) if (namesIn(sent[id]).some((each) => unlike.has(each))) unlike.add(id)
  }
  return unlike
}

const local = '#/$defs/'

function namesIn(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(namesIn)
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) =>
    key === '$ref' ? [String(value).slice(local.length)] : namesIn(value),
  )
}

/** The same with references as a document has them. */
function referring(json: Json, nameOf: (id: string) => string): Json {
  const again = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(again)
    return typeof value === 'object' && value !== null ? referring(value as Json, nameOf) : value
  }
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === '$ref'
        ? `#/components/schemas/${nameOf(String(value).slice(local.length))}`
        : again(value),
    ]),
  )
}

/** Puts words beside fields, wherever lists and choices lie between; changes what it is given. */
export function described(json: Json, words: FieldWords, path = ''): Json {
  const inner = [json['items'], json['additionalProperties'], json['anyOf'], json['oneOf']]
  for (const each of inner.flat()) if (isJson(each)) described(each, words, path)
  if (isJson(json['properties'])) {
    for (const [name, field] of Object.entries(json['properties'])) {
      const at = path ? `${path}.${name}` : name
      const text = words[at]
      if (!isJson(field)) continue
      if (text)
        field['description'] = isMoney(field) && !/\bfen\b/i.test(text) ? `${text} In fen.` : text
      described(field, words, at)
    }
  }
  return json
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

function isMoney(json: Json): boolean {
  const choices = Array.isArray(json['anyOf']) ? json['anyOf'] : []
  return json['x-unit'] === 'fen' || choices.some((each) => isJson(each) && isMoney(each))
}
