import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { newUuid } from '#platform/new-uuid.ts'
import { identityKey } from '#platform/session.ts'
import { readStored, storageKeys, store } from '#platform/storage.ts'
import type { Entered, LastVisit } from './visit-record.ts'

/** More than this many unsent records are of a phone that never gets through: the oldest go. */
const maxKept = 400
const queueKey = 'trackingArr.'

export interface VisitMemory {
  /** Pages that were left before this recorder came; told once. */
  leftBefore(): Entered[]
  /** The visit's identifier; made when there is none. */
  flow(): { flowUuid: string; isNewFlow: boolean }
  nextIndex(): number
  last(): LastVisit | undefined
  /** Keeps a record until it is known to have arrived, also over reloads. */
  add(record: VisitRecord): void
  waiting(): readonly VisitRecord[]
  arrived(records: readonly VisitRecord[]): void
  clear(): void
}

/**
 * What a visit remembers: its identifier in the tab, the counter and what was not sent in the
 * browser (specification §3).
 */
export function visitMemory(): VisitMemory {
  // Where storage is refused these are all there is.
  let flowUuid = readStored('flowUuid', 'sessionStorage')
  let last = parsed<LastVisit>(readStored('lastTracking', 'sessionStorage'))
  let queue =
    flowUuid === undefined ? [] : (parsed<VisitRecord[]>(readStored(queueKey + flowUuid)) ?? [])
  // What other tabs left behind; one that still lives sends the same, which counts once.
  const orphans = new Map(
    orphanKeys(flowUuid).map((key) => [key, parsed<VisitRecord[]>(readStored(key)) ?? []]),
  )

  const keep = () =>
    store(queueKey + flowUuid, queue.length > 0 ? JSON.stringify(queue) : undefined)

  return {
    leftBefore() {
      const lines = readStored(storageKeys.entered)?.split('\n') ?? []
      store(storageKeys.entered, undefined)
      return lines.flatMap((line) => parsed<Entered>(line || undefined) ?? [])
    },
    flow() {
      const isNewFlow = flowUuid === undefined
      flowUuid ??= newUuid()
      if (isNewFlow) store('flowUuid', flowUuid, 'sessionStorage')
      return { flowUuid, isNewFlow }
    },
    nextIndex() {
      const stored = Number(readStored('flowIndex') ?? 0)
      // The browser's counter may have been cleared under a tab that goes on.
      const next = Math.max(Number.isSafeInteger(stored) ? stored : 0, last?.flowIndex ?? 0) + 1
      store('flowIndex', String(next))
      return next
    },
    last: () => last,
    add(record) {
      const { id, domain, path, urlType, flowIndex } = record
      last = { id, domain, path, urlType, flowIndex }
      store('lastTracking', JSON.stringify(last), 'sessionStorage')
      queue = [...queue, record].slice(-maxKept)
      keep()
    },
    waiting: () => [...[...orphans.values()].flat(), ...queue],
    arrived(records) {
      const ids = new Set(records.map(({ id }) => id))
      queue = queue.filter(({ id }) => !ids.has(id))
      keep()
      for (const [key, left] of orphans) {
        const rest = left.filter(({ id }) => !ids.has(id))
        if (rest.length > 0) {
          orphans.set(key, rest)
          if (rest.length < left.length) store(key, JSON.stringify(rest))
          continue
        }
        store(key, undefined)
        orphans.delete(key)
      }
    },
    clear() {
      queue = []
      keep()
      for (const key of orphans.keys()) store(key, undefined)
      orphans.clear()
    },
  }
}

/** Who is signed in as this browser has it stored, or nobody. */
export function storedUserId(): string {
  const id = parsed<{ id?: unknown }>(readStored(identityKey()))?.id
  return typeof id === 'number' ? String(id) : ''
}

function parsed<T>(text: string | undefined): T | undefined {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

function orphanKeys(own: string | undefined): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(queueKey) && key !== queueKey + own,
    )
  } catch {
    return []
  }
}
