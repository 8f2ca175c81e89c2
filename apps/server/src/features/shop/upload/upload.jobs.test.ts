import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { day, hour } from '@mallard/kernel'
import { createAliyunOss } from '@mallard/providers/storage'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import type { Services } from '#platform/services.ts'
import { claim, lookAtUpload, permitUpload } from './index.ts'
import { uploadJobs } from './upload.jobs.ts'

const shop = await testShop()
const storage = createAliyunOss({ ...shop.sandbox.keys.oss, clock: shop.clock })
const services: Services = { ...shop.services, storage }
const owner = {
  partnerId: 1,
  memberId: (await (await shop.shopper()).data(identityCalls.userInfo, {})).id,
}
const call = { services, ip: '10.9.9.9', isGone: () => false }
const job = { payload: {}, scope: undefined, attempt: 1, finish: async () => undefined }

/** A picture that a browser has sent to the bucket. */
async function sent(): Promise<{ key: string; objects: string[] }> {
  const permitted = await permitUpload(call, owner, 'review')
  if (!permitted.ok) throw new Error('no leave to send')
  const { key, url, fields } = permitted.value
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('content-type', 'image/jpeg')
  form.append('file', new Blob([new Uint8Array(await testPicture())], { type: 'image/jpeg' }))
  const incoming = fields['key'] ?? ''
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(200)
  expect((await storage.head(incoming)).kind).toBe('ok')
  return { key, objects: [incoming] }
}
const isThere = async (key: string) => (await storage.head(key)).kind === 'ok'

describe('pictures in a bucket', () => {
  it('that nothing became part of are gone after a day, those of a review stay', async () => {
    const [orphan, kept, unread] = [await sent(), await sent(), await sent()]
    for (const { key } of [orphan, kept])
      expect((await lookAtUpload(call, owner, key)).ok).toBe(true)
    expect(await claim(services.db, owner, [kept.key], 'review')).toHaveLength(1)
    shop.clock.advance(day - hour)
    await uploadJobs(services)['upload.sweep'].run(job)
    expect(await isThere(unread.objects[0]!)).toBe(true)
    expect((await lookAtUpload(call, owner, orphan.key)).ok).toBe(true)
    shop.clock.advance(2 * hour)
    await uploadJobs(services)['upload.sweep'].run(job)
    expect(await isThere(unread.objects[0]!)).toBe(false)
    expect(await isThere(orphan.objects[0]!)).toBe(false)
    expect((await lookAtUpload(call, owner, orphan.key)).ok).toBe(false)
    expect((await lookAtUpload(call, owner, kept.key)).ok).toBe(true)
  })

  it('are all gone in one sweep, however many they are and though some cannot be removed', async () => {
    const { db, clock } = services
    await sql`
      insert into upload (name, partner_id, member_id, purpose, state, created_at)
      select lpad(n::text, 26, '0'), 1, ${owner.memberId}, 'review', 0, ${new Date(clock.now() - 2 * day)}::timestamptz from generate_series(1, 250) n`.execute(
      db,
    )
    const stuck = new Set(
      Array.from(
        { length: 120 },
        (_, place) => `incoming/${String(2 * place + 1).padStart(26, '0')}`,
      ),
    )
    const asked: string[] = []
    const picky = {
      ...storage,
      remove: async (key: string) => {
        asked.push(key)
        return stuck.has(key)
          ? ({ kind: 'failed', reason: 'refused', code: 'AccessDenied', message: '' } as const)
          : ({ kind: 'ok', data: null } as const)
      },
    }
    await uploadJobs({ ...services, storage: picky })['upload.sweep'].run(job)
    const { rows } = await sql<{
      left: number
    }>`select count(*)::int as left from upload where state = 3`.execute(db)
    expect(rows[0]!.left).toBe(120)
    expect(asked.filter((key) => stuck.has(key))).toHaveLength(120)
  })

  it('are not asked about one by one while the bucket is away', async () => {
    let asked = 0
    const away = {
      ...storage,
      remove: async () => {
        asked += 1
        return { kind: 'unknown', code: 'TIMEOUT', message: '' } as const
      },
    }
    await uploadJobs({ ...services, storage: away })['upload.sweep'].run(job)
    expect(asked).toBe(100)
  })
})
