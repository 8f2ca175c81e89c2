import { uploadCalls, type UploadPurpose } from '@mallard/contract/shop/upload/upload.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Db } from '#platform/db/database.ts'
import type { TestShop } from './test-shop.ts'

/** A picture of one colour. */
export function testPicture(
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  width = 64,
  height = 48,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3b6ea5' } })
    .toFormat(format)
    .toBuffer()
}

/**
 * Sends bytes as a browser would, where the policy says; the upload's key and the status of the
 * answer.
 */
export async function sendBytes(
  shop: TestShop,
  who: Caller,
  bytes: Buffer,
  type: UploadPurpose = 'review',
): Promise<{ key: string; url: string; status: number }> {
  return sendTo(shop, await who.data(uploadCalls.policy, { type }), bytes)
}

/** Sends bytes where a policy says. */
export async function sendTo(
  shop: Pick<TestShop, 'url'>,
  { key, url, method }: { key: string; url: string; method: string },
  bytes: Buffer,
): Promise<{ key: string; url: string; status: number }> {
  const response = await fetch(new URL(url, shop.url), {
    method,
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/jpeg' },
  })
  return { key, url, status: response.status }
}

/** The key of a picture that was sent, and looked at. */
export async function sendPicture(
  shop: TestShop,
  who: Caller,
  type: UploadPurpose = 'review',
): Promise<string> {
  const { key } = await sendBytes(shop, who, await testPicture(), type)
  await who.data(uploadCalls.done, { key })
  return key
}

let filed = 0

/** Files a picture in the library of a partner, which nothing shows. */
export async function fileMedia(
  db: Db,
  partnerId: number,
): Promise<{ id: number; url: string; version: number }> {
  const url = `/pictures/library-${(filed += 1)}.00000000.webp`
  const picture = JSON.stringify({ url, width: 1000, height: 1000, color: '#eeeeee' })
  const { rows } = await sql<{ id: number; url: string; version: number }>`
    insert into media (partner_id, name, picture, created_at) values (${partnerId}, ${`图${filed}`}, ${picture}, now())
    returning id, url, version`.execute(db)
  return rows[0]!
}

/** A folder in the library of a partner. */
export async function makeFolder(db: Db, partnerId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into media_folder (partner_id, name) values (${partnerId}, ${`夹${(filed += 1)}`}) returning id`.execute(
    db,
  )
  return rows[0]!.id
}
