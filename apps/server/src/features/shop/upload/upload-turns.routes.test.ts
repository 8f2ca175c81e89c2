import type { IncomingMessage } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { uploadCalls } from '@mallard/contract/shop/upload/upload.calls'
import { hour } from '@mallard/kernel'
import { fillPath } from '@mallard/contract/paths'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendBytes, testPicture } from '../../../app/testing/test-pictures.ts'
import { testShop } from '../../../app/testing/test-shop.ts'

const shop = await testShop()
const { storage } = shop.services
const readFile = storage.read
const read = vi.spyOn(storage, 'read')
const take = vi.spyOn(shop.services.limiter, 'take')
/** Whether somebody asked about this picture. */
const looked = (key: string) =>
  take.mock.calls.some(([limited]) => limited === `upload-look:${key}`)
const shopper = await shop.shopper()
const picture = await testPicture()

/**
 * Files that are read wait until they are let go; how many are being read, and the most there ever
 * were.
 */
function heldReads() {
  const state = { now: 0, most: 0, keys: [] as string[], letGo: () => undefined as void }
  const free = new Promise<void>((resolve) => (state.letGo = resolve))
  read.mockImplementation(async (key, most) => {
    state.now += 1
    state.most = Math.max(state.most, state.now)
    state.keys.push(key)
    await free
    state.now -= 1
    return readFile(key, most)
  })
  return state
}
afterEach(() => {
  read.mockReset()
  read.mockImplementation(readFile)
  shop.clock.advance(hour)
})

const sent = async (who = shopper, bytes = picture) => (await sendBytes(shop, who, bytes)).key
const sentBy = (who: typeof shopper, count: number) =>
  Promise.all(Array.from({ length: count }, () => sent(who)))
const look = (key: string, who = shopper) => who.call(uploadCalls.done, { key })

/** A PNG that says to be so large, and holds next to nothing. */
function pngHeader(width: number, height: number, depth: 8 | 16): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, 6, 0, 0, 1])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture that costs more than it shows', () => {
  it('is refused when one side is beyond any camera’s, though its pixels are few', async () => {
    const column = await sharp({
      create: { width: 1, height: 20_000, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer()
    expect(await look(await sent(shopper, column))).toMatchObject({
      code: 500,
      reason: 'uploadPixels',
    })
  })

  it('is refused when it would be too large drawn whole', async () => {
    expect(await look(await sent(shopper, pngHeader(6000, 6000, 16)))).toMatchObject({
      code: 500,
      reason: 'uploadPixels',
    })
    expect(await look(await sent(shopper, pngHeader(6000, 6000, 8)))).toMatchObject({
      code: 500,
      reason: 'uploadBroken',
    })
  })

  it('is looked at a few times and not for ever', async () => {
    const key = await sent(shopper, Buffer.from('GIF89a no picture'))
    const reasons = []
    for (let count = 0; count < 6; count += 1) reasons.push((await look(key)).reason)
    expect(reasons).toEqual([...Array(5).fill('uploadType'), 'tooOften'])
  })
})

describe('many pictures at once', () => {
  it('are drawn once each, however often they are asked about', async () => {
    const key = await sent()
    const answers = await Promise.all(Array.from({ length: 10 }, () => look(key)))
    expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data]))).size).toBe(1)
    expect(answers[0]?.code).toBe(200)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('are read only in their turn, and beyond a bounded queue their sender is asked to come back', async () => {
    const keys = await sentBy(shopper, 14)
    const held = heldReads()
    const answers = keys.map((key) => look(key))
    await vi.waitUntil(() => held.now === 2)
    held.letGo()
    const done = await Promise.all(answers)
    expect(done.filter(({ code }) => code === 200)).toHaveLength(12)
    expect(done.filter(({ reason }) => reason === 'busy')).toHaveLength(2)
    expect(held.most).toBe(2)
    for (const [place, { reason }] of done.entries())
      if (reason === 'busy') expect((await look(keys[place]!)).code).toBe(200)
  })

  it('of one shopper keep another one waiting for no more than those that are being drawn', async () => {
    const other = await shop.shopper()
    const keys = await sentBy(shopper, 10)
    const theirs = await sent(other)
    const held = heldReads()
    const answers = keys.map((key) => look(key))
    await vi.waitUntil(() => held.now === 2)
    const answer = look(theirs, other)
    await vi.waitUntil(() => read.mock.calls.length >= 2)
    held.letGo()
    expect((await answer).code).toBe(200)
    await Promise.all(answers)
    expect(held.keys.indexOf(`incoming/${theirs}`)).toBeLessThan(10)
  })

  it('are not drawn for a browser that has left', async () => {
    const [first, second, left] = [await sent(), await sent(), await sent()]
    const held = heldReads()
    const answers = [look(first), look(second)]
    await vi.waitUntil(() => held.now === 2)
    const leaving = new AbortController()
    const path = fillPath(uploadCalls.done.path.replace('{p}-{s}', '1-1'), {})
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: left }),
      signal: leaving.signal,
    }
    const arrived = new Promise<IncomingMessage>((resolve) =>
      shop.app.server.once('request', resolve),
    )
    const gone = shopper.fetch(path, init).catch(() => 'gone')
    const { socket } = await arrived
    await vi.waitUntil(() => looked(left))
    leaving.abort()
    expect(await gone).toBe('gone')
    await vi.waitUntil(() => socket.destroyed)
    held.letGo()
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual([200, 200])
    expect(held.keys).toHaveLength(2)
    expect((await look(left)).code).toBe(200)
  })
})

it('is refused to a network beyond what all who share it need', async () => {
  take.mockClear()
  await look(await sent())
  const limits = take.mock.calls.map(([key, most]) => [key.split(':')[0], most])
  expect(limits).toEqual(
    expect.arrayContaining([
      ['upload', 600],
      ['upload-look', 5],
      ['upload-look', 120],
      ['upload-look', 600],
    ]),
  )
})
