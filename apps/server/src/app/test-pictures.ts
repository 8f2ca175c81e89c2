import { uploadCalls, type UploadPurpose } from '@mallard/contract/upload/upload.calls'
import type { Caller } from '@mallard/testing/caller'
import sharp from 'sharp'
import type { TestShop } from './test-shop.ts'

/** A picture of one colour. */
export function testPicture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3b6ea5' } })
    .toFormat(format)
    .toBuffer()
}

/** Sends bytes as a browser would, where the policy says; the upload's key and the status of the answer. */
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
  const response = await fetch(new URL(url, shop.url), { method, body: new Uint8Array(bytes), headers: { 'content-type': 'image/jpeg' } })
  return { key, url, status: response.status }
}

/** The key of a picture that was sent, and looked at. */
export async function sendPicture(shop: TestShop, who: Caller, type: UploadPurpose = 'review'): Promise<string> {
  const { key } = await sendBytes(shop, who, await testPicture(), type)
  await who.data(uploadCalls.done, { key })
  return key
}
