import { setTimeout as sleep } from 'node:timers/promises'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { fieldsOf, parseFields, textOf, type Fields } from '../../http/fields.ts'
import {
  httpTransport,
  type Transport,
  usualPatience,
  WireFault,
  type WireRequest,
} from '../../http/transport.ts'
import type { SearchEngine, SearchFailure } from '../port.ts'
import type { MeilisearchConfig } from './config.ts'
import { documentOf, settingsOf } from './documents.ts'
import { foundIn, notAnswered, pageWith, searchOf } from './question.ts'

/** Milliseconds between two looks at a task, and how often it is looked at: a minute in all. */
const [lookEvery, maxLooks] = [250, 240]
/** A shopper waits for what is found: the shop searches itself sooner than they lose patience. */
const hurried = { ...usualPatience, connectWithin: 500, answerWithin: 1000 }

type Said = Answer<Fields, SearchFailure>

/**
 * Meilisearch 1.x over its HTTP API (docs of its reference: search, documents, settings, tasks).
 * What changes an index is a task there, which is waited for.
 */
export function createMeilisearch({
  baseUrl,
  key,
  clock,
  transport,
  pause = sleep,
}: MeilisearchConfig): SearchEngine {
  const usual = withBreaker(transport ?? httpTransport(), clock)
  const quick = withBreaker(transport ?? httpTransport(hurried), clock)

  async function ask(
    method: WireRequest['method'],
    path: string,
    body?: unknown,
    exchange: Transport = usual,
  ): Promise<Said> {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const url = new URL(baseUrl + path)
    try {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const answer = await exchange({ method, url, headers, ...sent })
      return saidIn(answer.status, parseFields(answer.body.toString()))
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }

  async function change(
    method: WireRequest['method'],
    path: string,
    body?: unknown,
  ): Promise<Answer<undefined, SearchFailure>> {
    const taken = await ask(method, path, body)
    if (taken.kind !== 'ok') return taken
    const task = taken.data['taskUid']
    if (typeof task !== 'number') return unknown('NO_TASK')
    for (let looks = 0; looks < maxLooks; looks += 1) {
      const seen = await ask('GET', `/tasks/${task}`)
      if (seen.kind !== 'ok') return seen
      if (seen.data['status'] === 'succeeded') return answered(undefined)
      if (seen.data['status'] === 'failed') return faultOf(seen.data['error'])
      if (seen.data['status'] === 'canceled') return unknown('CANCELED')
      await pause(lookEvery)
    }
    return unknown('SLOW')
  }

  return {
    async look(index) {
      const said = await ask('GET', `/indexes/${index}`)
      return said.kind === 'ok' ? answered(undefined) : said
    },
    prepare: (index, synonyms) =>
      change('PATCH', `/indexes/${index}/settings`, settingsOf(synonyms)),
    put: (index, documents) =>
      change('POST', `/indexes/${index}/documents?primaryKey=id`, documents.map(documentOf)),
    remove: (index, ids) => change('POST', `/indexes/${index}/documents/delete-batch`, ids),
    clear: (index) => change('DELETE', `/indexes/${index}/documents`),
    async find(index, question) {
      const page = pageWith(question.offset, question.limit)
      const search = searchOf(question, page)
      if (!search) return notAnswered
      const said = await ask('POST', `/indexes/${index}/search`, search, quick)
      return said.kind === 'ok' ? foundIn(said.data, page, question.limit) : said
    },
  }
}

function saidIn(status: number, fields: Fields | undefined): Said {
  if (!fields || status >= 500) return unknown(textOf(fields, 'code') ?? String(status))
  return status < 300 ? answered(fields) : faultOf(fields)
}

function faultOf(error: unknown): Extract<Said, { kind: 'failed' | 'unknown' }> {
  const fields = fieldsOf(error)
  const [code, type] = [textOf(fields, 'code'), textOf(fields, 'type')]
  if (code === undefined || type === 'internal' || type === 'system')
    return unknown(code ?? 'NO_CODE', textOf(fields, 'message'))
  const reason = type === 'auth' ? 'config' : code === 'index_not_found' ? 'missing' : 'refused'
  return failed<SearchFailure>(reason, code, textOf(fields, 'message'))
}
