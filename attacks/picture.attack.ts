import { uploadCalls } from '@mallard/contract/shop/upload/upload.calls'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { member, shop } from './attackers.ts'

async function send(who: Awaited<ReturnType<typeof member>>, bytes: Buffer): Promise<string> {
  const { key, url, method } = await who.data(uploadCalls.policy, {})
  await fetch(new URL(url, shop), { method, body: new Uint8Array(bytes) })
  return key
}

/** A picture that is small as a file and takes long to draw. */
const slow = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()

it('wants to stop all uploads with pictures that take long: another shopper’s picture is taken in the meantime', async () => {
  const [attacker, shopper] = [await member(), await member()]
  const bytes = [await slow(1, 49_900_000), await slow(7000, 7000)]
  const keys = await Promise.all(
    Array.from({ length: 40 }, (_, place) => send(attacker, bytes[place % 2]!)),
  )
  const own = await send(shopper, await slow(640, 480))
  const order: string[] = []
  const attack = keys.map((key) =>
    attacker.call(uploadCalls.done, { key }).finally(() => order.push('attacker')),
  )
  const taken = await shopper
    .call(uploadCalls.done, { key: own })
    .finally(() => order.push('shopper'))
  expect(taken.code).toBe(200)
  const answers = await Promise.all(attack)
  // Nobody waits behind the many of another one.
  expect(order.indexOf('shopper')).toBeLessThan(order.length - 1)
  expect(answers.some(({ reason }) => reason === 'busy')).toBe(true)
  for (const { code, reason } of answers) expect([200, 500, reason]).toContain(code)
})

it('wants one picture to be drawn over and over: it is drawn a few times at most', async () => {
  const attacker = await member()
  const key = await send(attacker, Buffer.from('GIF89a no picture'))
  const reasons = []
  for (let count = 0; count < 8; count += 1)
    reasons.push((await attacker.call(uploadCalls.done, { key })).reason)
  expect(reasons.filter((reason) => reason === 'uploadType')).toHaveLength(5)
  expect(reasons.at(-1)).toBe('tooOften')
})
