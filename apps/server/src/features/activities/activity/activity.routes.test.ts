import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Answered, Caller } from '@mallard/testing/caller'
import { beforeEach, describe, expect, it } from 'vitest'
import { skusWithStock } from '#app/testing/test-buyer.ts'
import { colleague } from '#app/testing/test-transfers.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { testActivities } from '#app/testing/test-activities.ts'
import type { ActivityCalls } from './test-activity-access.ts'

/** A clash; each activity names by one of these what it is about. */
interface Said {
  readonly field?: string
  readonly kind?: string
  readonly place?: number | null
  readonly isBlocking: boolean
}

const activities = await testActivities('setUp')
const shop = await testShop()
const skus = await skusWithStock(shop, 20)
let setups = 0
let owner: Caller
beforeEach(async () => {
  owner = await shop.staff()
})

it('is drilled for each activity that is defined', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const services = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    file.endsWith('-admin.service.ts'),
  )
  const defined = services.filter((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes('defineActivity('),
  )
  expect(defined.length).toBeGreaterThan(5)
  expect(activities).toHaveLength(defined.length)
})

describe.each(activities)('%s', (_name, activity) => {
  const calls = activity.calls as ActivityCalls
  const asked = () => {
    const sku = skus[(setups += 1) % skus.length]!
    return { sku, setup: activity.setup(shop, sku) as never as Parameters<typeof trySave>[0] }
  }
  const trySave = (
    setup: { startAt: number; endAt: number; requestId: string },
    more: object = {},
  ) => owner.call(calls.save, { ...setup, requestId: randomUUID(), ...more } as never)
  const reasonOf = (answer: Promise<Answered<unknown>>) => answer.then(({ reason }) => reason)
  const save = async (...of: Parameters<typeof trySave>) => {
    const answer = await trySave(...of)
    expect(answer.reason).toBeUndefined()
    return answer.data
  }
  const close = (id: number, reason = '提前结束') => owner.data(calls.close, { id, reason })
  const listed = async (state: 'ALL' | 'WAIT' | 'RUN' | 'END' | 'CLOSED', id: number) =>
    (await owner.data(calls.list, { state, pageSize: 100 })).list.find((row) => row.id === id)
  const notes = async (id: number) =>
    (await owner.data(staffCalls.audit, { object: `${activity.object} ${id}` })).list.map(
      ({ action }) => action,
    )

  it('is set up once for each request, and is waiting', async () => {
    const { setup } = asked()
    const { requestId } = setup
    const made = await save(setup, { requestId })
    expect(await save(setup, { requestId })).toEqual(made)
    expect(await owner.data(calls.detail, { id: made.id })).toEqual(made)
    expect(made).toMatchObject({ state: 'WAIT', version: 1, closeReason: '' })
    const [row, others] = [await listed('WAIT', made.id), await listed('RUN', made.id)]
    const { startAt, endAt } = setup
    expect(row).toMatchObject({ id: made.id, state: 'WAIT', startAt, endAt })
    expect(others).toBeUndefined()
    expect(await listed('ALL', made.id)).toEqual(row)
    expect(await notes(made.id)).toEqual([`${activity.object}.save`])
    await close(made.id)
  })

  it('is changed by one of two operators who read the same version', async () => {
    const { setup } = asked()
    const { id, version } = await save(setup)
    const changed = await save(setup, { id, version, ...activity.change })
    expect(changed).toMatchObject({ id, version: version + 1, ...activity.change })
    expect(await reasonOf(trySave(setup, { id, version }))).toBe('versionConflict')
    expect(await owner.data(calls.detail, { id })).toEqual(changed)
    expect(await notes(id)).toHaveLength(2)
    await close(id)
  })

  it('says why it cannot be changed once it has begun, also with new times, and when it was ended', async () => {
    const { setup } = asked()
    const { id, version } = await save(setup)
    shop.clock.advance(minute)
    const later = { startAt: setup.startAt + hour, endAt: setup.endAt + hour }
    for (const more of [{}, later, { ...later, version: version + 9 }])
      expect(await reasonOf(trySave(setup, { id, version, ...more }))).toBe(activity.begun)
    expect(await listed('RUN', id)).toMatchObject({ state: 'RUN' })
    await close(id)
    const reopened = { id, version: version + 1, ...later }
    expect(await reasonOf(trySave(setup, reopened))).toBe(activity.begun)
    const { setup: next } = asked()
    const ahead = await save(next)
    await close(ahead.id)
    expect(await reasonOf(trySave(next, { id: ahead.id, version: ahead.version + 1 }))).toBe(
      activity.begun,
    )
  })

  it('is ended early once, with a reason, and is over at its end', async () => {
    const { setup } = asked()
    const { id } = await save(setup)
    const closed = await close(id, '库存不足')
    expect(closed).toMatchObject({ state: 'CLOSED', closeReason: '库存不足' })
    expect(await close(id, '再来')).toEqual(closed)
    expect(await listed('CLOSED', id)).toMatchObject({ state: 'CLOSED' })
    expect(await notes(id)).toEqual([`${activity.object}.close`, `${activity.object}.save`])
    const { setup: next } = asked()
    const { id: other } = await save(next)
    shop.clock.advance(next.endAt - shop.clock.now())
    owner = await shop.staff()
    expect(await close(other)).toMatchObject({ state: 'END', closeReason: '' })
    expect(await listed('END', other)).toMatchObject({ state: 'END' })
  })

  it('is refused with the reason where it cannot be, and nothing is written', async () => {
    const { sku, setup } = asked()
    const now = shop.clock.now()
    const why = (more: object) => reasonOf(trySave(setup, more))
    expect(await why({ endAt: setup.startAt })).toBe('badInput')
    expect(await why({ startAt: now - day, endAt: now })).toBe(
      activity.mayHaveBegun ? 'badInput' : activity.begun,
    )
    if (!activity.mayHaveBegun) expect(await why({ startAt: now })).toBe(activity.begun)
    expect(await why({ id: 2_000_000_000, version: 1 })).toBe('notFound')
    for (const [change, reason] of activity.faults(sku)) expect(await why(change)).toBe(reason)
    const before = (await owner.data(calls.list, {})).total
    const { id } = await save(setup, activity.clash ? { nameEn: 'Mine' } : {})
    if (activity.clash) {
      expect(await why({})).toBe(activity.clash)
      // All names of it are those of the language of whoever asks.
      owner.cookies.set('lang', 'en')
      expect((await trySave(setup)).message).toMatch(/^\P{Script=Han}+$/u)
      owner.cookies.delete('lang')
    }
    expect((await owner.data(calls.list, {})).total).toBe(before + 1)
    await close(id)
  })

  const { against } = activity
  if (!against) return
  it('says beforehand what stands against it: itself does not', async () => {
    const { sku, setup } = asked()
    const { requestId: _requestId, ...typed } = setup
    const said = async (more: object) =>
      ((await owner.data(calls.clashes, { ...typed, ...more } as never)) as readonly Said[]).map(
        ({ field, kind, place, isBlocking }) => [field ?? kind ?? place ?? null, isBlocking],
      )
    expect(await said({})).toEqual([])
    const { id } = await save(setup)
    expect(await said({ id })).toEqual([])
    const [change, expected] = against(sku)
    expect(await said(change)).toEqual(expected)
    await close(id)
  })
})

it('staff of one store alone give no points: those are the whole brand’s', async () => {
  const local = await colleague(shop, owner, 'owner', 1)
  for (const [name, { calls, setup, points }] of activities) {
    if (!points) continue
    const { save } = calls as ActivityCalls
    const answer = await local.call(save, { ...setup(shop, skus[0]!), ...points } as never)
    expect([name, answer.reason]).toEqual([name, 'partnerWide'])
  }
})
