// @vitest-environment happy-dom
import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import type { Api } from '#platform/api.ts'
import { rememberChoice } from '#platform/privacy.ts'
import { attributionTime } from '@mallard/contract/insight/share/attribution'
import { storageKeys } from '#platform/storage.ts'
import { finishInit, restoreSession, type Sso } from '#platform/session.ts'
import { recordVisits } from './record-visits.ts'
import type { Entered } from './visit-record.ts'

const sso = { token: 't', user: null, weixinUser: null, weixinapi: null } as unknown as Sso
const page = (name: string, pathname = `/${name}`): Entered => ({
  name,
  pathname,
  search: '',
  referrer: '',
  at: Date.now(),
})

let sent: VisitRecord[][]
let beacons: VisitRecord[][]
let answer: () => Promise<unknown>
let go: (name: string) => void
const noted = vi.fn(async (_note: object) => ({}))
const web = async ({ records }: { records: VisitRecord[] }) => {
  sent.push([...records])
  return answer()
}
let leaveDocument: () => void = () => undefined

/** The shop in a document: its recorder with the pages that were entered before it came. */
function openDocument(...names: string[]): void {
  leaveDocument()
  const entered = names.map((name) => page(name))
  let follow = () => undefined as void
  leaveDocument = recordVisits({
    entered,
    subscribe: (listener) => (follow = listener),
    api: () =>
      ({
        tracking: { web: Object.assign(web, { key: ['tracking.web', '1-2'] }) },
        share: { record: noted },
      }) as unknown as Api,
  })
  go = (name) => {
    entered.push(page(name))
    follow()
  }
}

const ids = (records: readonly VisitRecord[] | undefined) =>
  records?.map(({ urlType, flowIndex }) => `${urlType} ${flowIndex}`)
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('trackingArr.'))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  restoreSession(1)
  sent = []
  beacons = []
  answer = async () => ({})
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('/p/web-tracking/web?partnerId=1&storeId=2')
    void (body as Blob)
      .text()
      .then((text) => beacons.push((JSON.parse(text) as { records: VisitRecord[] }).records))
    return true
  }
})
afterEach(() => {
  leaveDocument()
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('an address that was left before it could be told of is told at the next visit, the last one last', async () => {
  const arrival = (sponsorId: string, at = Date.now()) => ({
    ...page('goods', '/goods/1-1-2'),
    search: `?sponsorId=${sponsorId}`,
    isArrival: true,
    at,
  })
  const left = [arrival('too-long-ago', Date.now() - attributionTime - 1), arrival('left-at-once')]
  localStorage.setItem(
    storageKeys.entered,
    [...left, { ...arrival('within-shop'), isArrival: false }]
      .map((each) => `${JSON.stringify(each)}\n`)
      .join(''),
  )
  noted.mockClear()
  leaveDocument = recordVisits({
    entered: [arrival('comes-now-1')],
    subscribe: () => undefined,
    api: () =>
      ({
        tracking: { web: Object.assign(web, { key: ['tracking.web', '1-2'] }) },
        share: { record: noted },
      }) as unknown as Api,
  })
  await pass(10)
  expect(noted.mock.calls.map(([note]) => (note as { sponsorId: string }).sponsorId)).toEqual([
    'left-at-once',
    'comes-now-1',
  ])
})

describe('page visits', () => {
  it('wait for the session, and then go as one chained batch', async () => {
    openDocument('home', 'goods')
    go('cart')
    await pass(5000)
    expect(sent).toEqual([])
    finishInit(sso)
    await pass(1000)
    expect(sent.map(ids)).toEqual([['home 1', 'goods 2', 'cart 3']])
    const [home, goods, cart] = sent[0]!
    expect([home?.isLandpage, goods?.isLandpage, cart?.isLandpage]).toEqual([1, 0, 0])
    expect([home?.flowLastId, goods?.flowLastId, cart?.flowLastId]).toEqual([
      '',
      home?.id,
      goods?.id,
    ])
    expect(kept()).toEqual([])
  })

  it('of a session that could not begin stay for the next time', async () => {
    openDocument('home')
    finishInit(undefined)
    await pass(600_000)
    expect(sent).toEqual([])
    openDocument('goods')
    finishInit(sso)
    await pass(1000)
    expect(sent.map(ids)).toEqual([['home 1', 'goods 2']])
  })

  it('that were not acknowledged are sent again with the same id, after growing pauses', async () => {
    finishInit(sso)
    answer = async () => Promise.reject(new ApiError(500, '', { isTransport: true }))
    openDocument('home')
    await pass(1000 + 5000 + 10_000)
    expect(sent.map(ids)).toEqual([['home 1'], ['home 1'], ['home 1']])
    expect(new Set(sent.flat().map(({ id }) => id)).size).toBe(1)
    answer = async () => ({})
    window.dispatchEvent(new Event('online'))
    await pass(1000)
    expect(sent).toHaveLength(4)
    await pass(600_000)
    expect(sent).toHaveLength(4)
    expect(kept()).toEqual([])
  })

  it('that the server cannot read are not sent for ever', async () => {
    finishInit(sso)
    answer = async () => Promise.reject(new ApiError(500, '', { reason: 'badInput' }))
    openDocument('home')
    await pass(600_000)
    expect(sent).toHaveLength(1)
  })

  it('survive a reload before they were sent, in the same visit', async () => {
    openDocument('home')
    const flow = sessionStorage.getItem('flowUuid')
    openDocument('goods')
    finishInit(sso)
    await pass(1000)
    expect(sent.map(ids)).toEqual([['home 1', 'goods 2']])
    expect(new Set(sent.flat().map(({ flowUuid }) => flowUuid))).toEqual(new Set([flow]))
    expect(sent[0]?.[1]).toMatchObject({ isLandpage: 0, flowLastId: `${flow}1` })
  })

  it('of a tab that was closed are sent by the next', async () => {
    openDocument('home')
    sessionStorage.clear()
    openDocument('goods')
    finishInit(sso)
    await pass(1000)
    expect(sent.map(ids)).toEqual([['home 1', 'goods 2']])
    expect(sent[0]?.map(({ isLandpage }) => isLandpage)).toEqual([1, 1])
    expect(kept()).toEqual([])
  })

  it('of a closed tab with more than go at once are each sent once', async () => {
    openDocument(...Array.from({ length: 150 }, () => 'home'))
    sessionStorage.clear()
    openDocument('goods')
    finishInit(sso)
    await pass(5000)
    expect(sent.map(({ length }) => length)).toEqual([100, 51])
    expect(kept()).toEqual([])
  })

  it('that were left before the recorder came are recorded by the next', async () => {
    localStorage.setItem('trackingEntered', `${JSON.stringify(page('home'))}\nbroken\n`)
    finishInit(sso)
    openDocument('goods')
    await pass(1000)
    expect(sent.map(ids)).toEqual([['home 1', 'goods 2']])
    expect(localStorage.getItem('trackingEntered')).toBeNull()
  })

  it('leave by beacon, once, and stay until somebody says that they arrived', async () => {
    finishInit(sso)
    openDocument('home')
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await pass(0)
    expect(beacons.map(ids)).toEqual([['home 1']])
    expect(kept()).toHaveLength(1)
    openDocument('goods')
    await pass(1000)
    expect(sent.map(ids)).toEqual([['home 1', 'goods 2']])
  })

  it('that fit in no beacon wait', async () => {
    finishInit(sso)
    openDocument(...Array.from({ length: 300 }, () => 'home'))
    window.dispatchEvent(new Event('pagehide'))
    await pass(0)
    expect(JSON.stringify(beacons[0]).length).toBeLessThan(64_000)
    await pass(5000)
    expect(sent.flat()).toHaveLength(300)
  })

  it('are not recorded once the shopper has refused, and what waits is forgotten', async () => {
    openDocument('home')
    rememberChoice('analytics', false)
    go('goods')
    finishInit(sso)
    await pass(5000)
    expect(sent).toEqual([])
    expect(kept()).toEqual([])
  })

  it('go on counting when the browser’s counter was cleared under them', async () => {
    finishInit(sso)
    openDocument('home')
    await pass(1000)
    localStorage.removeItem('flowIndex')
    go('goods')
    await pass(1000)
    expect(sent.map(ids)).toEqual([['home 1'], ['goods 2']])
  })
})
