import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { day, hour } from '@mallard/kernel'
import { createAliyunOss } from '@mallard/providers/storage'
import { describe, expect, it } from 'vitest'
import { testPicture } from '#app/test-pictures.ts'
import { testShop } from '#app/test-shop.ts'
import type { Services } from '#platform/services.ts'
import { claim, lookAtUpload, permitUpload, uploadJobs } from './index.ts'

const shop = await testShop()
const storage = createAliyunOss({ ...shop.sandbox.keys.oss, clock: shop.clock })
const services: Services = { ...shop.services, storage }
const owner = { partnerId: 1, memberId: (await (await shop.shopper()).data(identityCalls.userInfo, {})).id }
const job = { payload: {}, scope: undefined, attempt: 1, finish: async () => undefined }

/** A picture that a browser has sent to the bucket. */
async function sent(): Promise<{ key: string; objects: string[] }> {
  const permitted = await permitUpload(services, owner, 'review')
  if (!permitted.ok) throw new Error('no leave to send')
  const { key, url, fields } = permitted.value
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
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
    for (const { key } of [orphan, kept]) expect((await lookAtUpload(services, owner, key)).ok).toBe(true)
    expect(await claim(services.db, owner, [kept.key], 'review')).toHaveLength(1)
    shop.clock.advance(day - hour)
    await uploadJobs(services)['upload.sweep'].run(job)
    expect(await isThere(unread.objects[0]!)).toBe(true)
    expect((await lookAtUpload(services, owner, orphan.key)).ok).toBe(true)
    shop.clock.advance(2 * hour)
    await uploadJobs(services)['upload.sweep'].run(job)
    expect(await isThere(unread.objects[0]!)).toBe(false)
    expect(await isThere(orphan.objects[0]!)).toBe(false)
    expect((await lookAtUpload(services, owner, orphan.key)).ok).toBe(false)
    expect((await lookAtUpload(services, owner, kept.key)).ok).toBe(true)
  })
})
