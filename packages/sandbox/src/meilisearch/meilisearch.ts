import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerWith, type Outcome } from '../world/answering.ts'
import type { Operation } from '../world/faults.ts'
import { bytesOf, type World } from '../world/world.ts'
import { errorOf, invalid, noIndex, outcome, refused, type Fault } from './answers.ts'
import { firstSettings, type Index, type IndexSettings, type Stored } from './index-book.ts'
import { found } from './search.ts'

interface Task {
  readonly uid: number
  readonly indexUid: string
  readonly type: 'settingsUpdate' | 'documentAdditionOrUpdate' | 'documentDeletion'
  readonly enqueuedAt: string
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed'
  error: object | null
}

interface SearchBody {
  readonly uid: string
  readonly body: unknown
  readonly query: Readonly<Record<string, string | undefined>>
}

/** Milliseconds until a task is worked on. */
const working = 20

const refusals = {
  internal: () =>
    refused({
      status: 500,
      type: 'internal',
      code: 'internal',
      message: 'An internal error has occurred.',
    }),
  tooMany: () =>
    refused({
      status: 503,
      type: 'system',
      code: 'too_many_search_requests',
      message:
        'There are too many search requests running at the same time: 1000. Retry after 10s.',
    }),
}

/** The tasks so far, and what adds one: it is worked on a moment later. */
function taskQueue(now: () => string) {
  const tasks: Task[] = []

  function enqueue(uid: string, type: Task['type'], work: () => Fault | undefined): Outcome {
    const task: Task = {
      uid: tasks.length,
      indexUid: uid,
      type,
      enqueuedAt: now(),
      status: 'enqueued',
      error: null,
    }
    tasks.push(task)
    setTimeout(() => {
      const fault = work()
      task.status = fault ? 'failed' : 'succeeded'
      task.error = fault ? errorOf(fault) : null
    }, working).unref()
    const { uid: taskUid, indexUid, status, enqueuedAt } = task
    return outcome(202, { taskUid, indexUid, status, type, enqueuedAt })
  }

  return { tasks, enqueue }
}

/** Adds routes that answer as Meilisearch does who has no key, or sends what cannot be read. */
const routesOf =
  (app: FastifyInstance, world: World) =>
  (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    operation: Operation,
    act: (asked: SearchBody) => Outcome,
  ) =>
    app.route<{ Params: { uid: string }; Querystring: SearchBody['query'] }>({
      method,
      url: `/meilisearch${path}`,
      handler: (request, reply: FastifyReply) => {
        const { uid } = request.params
        return answerWith(
          reply,
          world.faults.strike('meilisearch', operation, uid),
          refusals,
          () => {
            const fault = authFault(request, world.keys.meilisearch.key)
            const body = fault ? undefined : bodyOf(request)
            if (fault || isFault(body)) return refused(fault ?? (body as Fault))
            return act({ uid, body, query: request.query })
          },
        )
      },
    })

/**
 * Plays Meilisearch 1.x: indexes, documents, settings, tasks and search, kept in memory. What
 * changes an index is a task, done a moment later and in order.
 */
export function playMeilisearch(app: FastifyInstance, world: World): void {
  const indexes = new Map<string, Index>()
  const now = () => new Date(world.timeline.now()).toISOString()
  const { tasks, enqueue } = taskQueue(now)

  function indexOf(uid: string): Index {
    const index = indexes.get(uid) ?? {
      uid,
      createdAt: now(),
      primaryKey: null,
      settings: firstSettings,
      documents: new Map<string, Stored>(),
    }
    indexes.set(uid, index)
    return index
  }

  const on = routesOf(app, world)

  on('GET', '/indexes/:uid', 'head', ({ uid }) => {
    const index = indexes.get(uid)
    if (!index) return refused(noIndex(uid))
    const { createdAt, primaryKey } = index
    return outcome(200, { uid, createdAt, updatedAt: createdAt, primaryKey })
  })
  on(
    'PATCH',
    '/indexes/:uid/settings',
    'write',
    ({ uid, body }) =>
      badUid(uid) ??
      enqueue(uid, 'settingsUpdate', () => {
        const index = indexOf(uid)
        index.settings = { ...index.settings, ...(body as Partial<IndexSettings>) }
        return undefined
      }),
  )
  on(
    'POST',
    '/indexes/:uid/documents',
    'write',
    ({ uid, body, query }) =>
      badUid(uid) ??
      enqueue(uid, 'documentAdditionOrUpdate', () =>
        add(indexOf(uid), Array.isArray(body) ? body : [body], query['primaryKey'] ?? 'id'),
      ),
  )
  on('POST', '/indexes/:uid/documents/delete-batch', 'remove', ({ uid, body }) =>
    enqueue(uid, 'documentDeletion', () => {
      const index = indexes.get(uid)
      if (!index) return noIndex(uid)
      for (const id of Array.isArray(body) ? body : []) index.documents.delete(String(id))
      return undefined
    }),
  )
  on('DELETE', '/indexes/:uid/documents', 'remove', ({ uid }) =>
    enqueue(uid, 'documentDeletion', () => {
      const index = indexes.get(uid)
      index?.documents.clear()
      return index ? undefined : noIndex(uid)
    }),
  )
  on('GET', '/tasks/:uid', 'query', ({ uid }) => {
    const task = tasks[Number(uid)]
    return task
      ? outcome(200, { ...task, canceledBy: null })
      : refused(invalid('task_not_found', `Task \`${uid}\` not found.`, 404))
  })
  on('POST', '/indexes/:uid/search', 'search', ({ uid, body }) =>
    found(indexes.get(uid), uid, body),
  )
}

const badUid = (uid: string): Outcome | undefined =>
  /^[\w-]{1,400}$/.test(uid)
    ? undefined
    : refused(
        invalid(
          'invalid_index_uid',
          `\`${uid}\` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters.`,
        ),
      )

/** All of them, or none. */
function add(index: Index, documents: readonly unknown[], primaryKey: string): Fault | undefined {
  index.primaryKey ??= primaryKey
  const taken: [string, Stored][] = []
  for (const each of documents) {
    const id = (each as Stored | null)?.[index.primaryKey]
    if (id === undefined)
      return invalid(
        'missing_document_id',
        `Document doesn't have a \`${index.primaryKey}\` attribute.`,
      )
    if (!/^[\w-]{1,511}$/.test(String(id)))
      return invalid('invalid_document_id', `Document identifier \`${String(id)}\` is invalid.`)
    taken.push([String(id), each as Stored])
  }
  for (const [id, document] of taken) index.documents.set(id, document)
  return undefined
}

function authFault(request: FastifyRequest, key: string): Fault | undefined {
  const given = request.headers.authorization
  if (given === undefined)
    return {
      status: 401,
      type: 'auth',
      code: 'missing_authorization_header',
      message: 'The Authorization header is missing. It must use the bearer authorization method.',
    }
  if (given !== `Bearer ${key}`)
    return {
      status: 403,
      type: 'auth',
      code: 'invalid_api_key',
      message: 'The provided API key is invalid.',
    }
  return undefined
}

const isFault = (value: unknown): value is Fault => value instanceof Object && 'status' in value

/** What was sent, or what is wrong with it. */
function bodyOf(request: FastifyRequest): unknown {
  if (request.method === 'GET' || request.method === 'DELETE') return undefined
  if (!request.headers['content-type']?.startsWith('application/json'))
    return invalid(
      'missing_content_type',
      'A Content-Type header is missing. Accepted values for the Content-Type header are: `application/json`, `application/x-ndjson`, `text/csv`',
      415,
    )
  try {
    return JSON.parse(bytesOf(request.body).toString()) as unknown
  } catch {
    return invalid('malformed_payload', 'The json payload provided is malformed.')
  }
}
