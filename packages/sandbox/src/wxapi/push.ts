import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { minute, second } from '@mallard/kernel'
import { weixinAppIds } from '../people/own-keys.ts'
import type { Letter } from '../world/notices.ts'
import type { World } from '../world/world.ts'
import type { Said } from './wxapi.ts'

const digest = (...parts: readonly string[]) =>
  createHash('sha1').update(parts.toSorted().join('')).digest('hex')

/** In the safe mode: encrypted, and made out to the mini-program. */
function seal(aesKey: string, message: string): string {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const text = Buffer.from(message)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const plain = Buffer.concat([randomBytes(16), length, text, Buffer.from(weixinAppIds.mini)])
  const pad = 32 - (plain.length % 32)
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.alloc(pad, pad)])),
    cipher.final(),
  ]).toString('base64')
}

/** An event of the mini-program for the shop at `shopUrl`; repeated while nobody takes it. */
export function letterOf(world: World, shopUrl: string, subject: string, event: Said): Letter {
  const { token, aesKey } = world.keys.weixinPush
  const url = new URL('/hooks/weixin/mini', shopUrl)
  const [timestamp, nonce] = [
    String(Math.floor(world.timeline.now() / second)),
    randomBytes(8).toString('hex'),
  ]
  const message = {
    ToUserName: 'gh_sandbox',
    FromUserName: 'oSandbox',
    CreateTime: Number(timestamp),
    MsgType: 'event',
    ...event,
  }
  const sealed = seal(aesKey, JSON.stringify(message))
  const query = {
    signature: digest(token, timestamp, nonce),
    timestamp,
    nonce,
    encrypt_type: 'aes',
    msg_signature: digest(token, timestamp, nonce, sealed),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return {
    provider: 'weixin',
    operation: 'push',
    subject,
    url: url.href,
    retries: [5 * second, 5 * second, minute],
    accepts: (status, answer) => status === 200 && answer === 'success',
    write: () => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ToUserName: 'gh_sandbox', Encrypt: sealed }),
    }),
  }
}
