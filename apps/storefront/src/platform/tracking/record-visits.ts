import { firstRoutes } from '@mallard/contract/first-routes.gen'
import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { ApiError } from '#platform/api-error.ts'
import type { Api } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { isRefused } from '#platform/privacy.ts'
import { currentSession } from '#platform/session.ts'
import { noteOpened } from './note-opened.ts'
import { storedUserId, visitMemory } from './visit-memory.ts'
import { recordOf, type Entered } from './visit-record.ts'

export interface VisitOptions {
  /** Pages that were entered, emptied here; what comes before the recorder does waits in it. */
  readonly entered: Entered[]
  subscribe(listener: () => void): unknown
  /** Of the store one is in. */
  api(): Pick<Api, 'tracking' | 'share'>
}

/** Records go together when they come together (ms), and after a failure with growing pauses. */
const together = 1000
const firstPause = 5000
const longestPause = 300_000
const batch = 100
/** Browsers take beacons of 64 KB in all. */
const beaconBytes = 60_000

type VisitMemory = ReturnType<typeof visitMemory>

/** Writes down that a page was entered. */
function record(memory: VisitMemory, page: Entered): void {
  const { flowUuid, isNewFlow } = memory.flow()
  const { host, origin } = location
  const { userAgent, mode } = currentHost()
  const around = {
    flowUuid,
    isNewFlow,
    flowIndex: memory.nextIndex(),
    last: memory.last(),
    userId: storedUserId(),
    host,
    origin,
    userAgent,
    screen,
    mode,
  }
  memory.add(recordOf(page, around))
}

/**
 * For when the page may not live on: hands over what is unsent, and keeps it all the same until
 * somebody says that it arrived.
 */
function leaver(memory: VisitMemory, api: VisitOptions['api']): () => void {
  let beaconed = ''
  return () => {
    const waiting = memory.waiting()
    const ids = waiting.map(({ id }) => id).join()
    if (waiting.length === 0 || ids === beaconed || currentSession().token === undefined) return
    beaconed = ids
    // Beacons carry no headers: the address says whose session it is.
    const [partnerId, storeId] = api().tracking.web.key[1].split('-')
    navigator.sendBeacon(
      `${firstRoutes['tracking.web'][1]}?partnerId=${partnerId}&storeId=${storeId}`,
      new Blob([JSON.stringify({ records: fitting(waiting) })], { type: 'application/json' }),
    )
  }
}

/**
 * Records every page visit, and sends what is recorded as soon as there is a session to send it
 * for; the answer ends that.
 */
export function recordVisits({ entered, subscribe, api }: VisitOptions): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const memory = visitMemory()
  let timer: number | undefined
  let isSending = false
  let pause = firstPause

  function follow(): void {
    const pages = entered.splice(0)
    if (isRefused('analytics')) return memory.clear()
    for (const page of pages) record(memory, page)
    sendIn(together)
  }

  function sendIn(milliseconds: number): void {
    timer ??= window.setTimeout(() => {
      timer = undefined
      void sendWaiting()
    }, milliseconds)
  }

  function sendNow(): void {
    clearTimeout(timer)
    timer = undefined
    sendIn(together)
  }

  async function sendWaiting(): Promise<void> {
    const { token, initStatus } = currentSession()
    // A sign-on that failed has no session to give; the next page asks again.
    if (token === undefined) return initStatus === 'waiting' ? sendIn(together) : undefined
    const records = memory.waiting().slice(0, batch)
    if (isSending || records.length === 0) return
    isSending = true
    let next = together
    try {
      await api().tracking.web({ records })
      memory.arrived(records)
      pause = firstPause
    } catch (error) {
      // What the server does not understand it never will.
      if (error instanceof ApiError && error.reason === 'badInput') memory.arrived(records)
      else {
        next = pause
        pause = Math.min(pause * 2, longestPause)
      }
    } finally {
      isSending = false
    }
    if (memory.waiting().length > 0) sendIn(next)
  }

  const leave = leaver(memory, api)

  entered.unshift(...memory.leftBefore())
  // Also of a page that was left before it could be told of; the last one has the last word.
  void entered
    .filter(({ isArrival }) => isArrival)
    .reduce((before, page) => before.then(() => noteOpened(api(), page)), Promise.resolve())
  follow()
  subscribe(follow)
  addEventListener('pagehide', leave, { signal })
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : sendIn(together)),
    { signal },
  )
  addEventListener('online', sendNow, { signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

/** The first of these that a beacon can carry. */
function fitting(records: readonly VisitRecord[]): VisitRecord[] {
  const encoder = new TextEncoder()
  let left = beaconBytes
  return records
    .slice(0, batch)
    .filter((each) => (left -= encoder.encode(JSON.stringify(each)).length + 1) > 0)
}
