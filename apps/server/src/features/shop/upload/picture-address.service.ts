import type { PictureRef } from '@mallard/contract/fields'
import { minute, type Instant } from '@mallard/kernel'
import { keyedHash, sameText } from '#platform/secrets.ts'
import type { Purpose } from './upload.tables.ts'

/** Seen by everyone; all other pictures are for their owner and the staff. */
const shownToAll: readonly Purpose[] = ['review', 'avatar', 'media', 'video']

/**
 * How long a signed address is good at least, and at most twice that: those who look again soon
 * find it in their cache.
 */
const goodFor = 10 * minute

export const isPrivate = (purpose: Purpose): boolean => !shownToAll.includes(purpose)

/** Where the browser sends it, and where lies what it is made into. */
export const incomingKey = (name: string) => `incoming/${name}`
export function masterKey(name: string, purpose: Purpose): string {
  if (purpose === 'video') return `videos/u-${name}`
  return isPrivate(purpose) ? `private/v-${name}` : `pictures/u-${name}`
}

export const videoAddress = (name: string) => `/videos/u-${name}.mp4`

export function addressOf(name: string, purpose: Purpose, hash: string): string {
  return isPrivate(purpose)
    ? `/private-pictures/v-${name}.${hash}.webp`
    : `/pictures/u-${name}.${hash}.webp`
}

/** The upload that an address is of; undefined for pictures of the shop's own. */
export function nameIn(url: string): string | undefined {
  return /^\/(?:(?:private-)?pictures|videos)\/(?:[0-9a-z]+\.[\w-]+\/)?[uv]-([0-9a-z]{26})\./.exec(
    url,
  )?.[1]
}

const privateAddress = /^\/private-pictures\/(v-[0-9a-z]{26}\.[0-9a-f]{8}\.webp)$/

/** A private picture with an address that opens it for some minutes; others stay as they are. */
export function signedPicture(picture: PictureRef, now: Instant, secret: string): PictureRef {
  const file = privateAddress.exec(picture.url)?.[1]
  if (!file) return picture
  const until = (Math.floor(now / goodFor) + 2) * goodFor
  return {
    ...picture,
    url: `/private-pictures/${until.toString(36)}.${signatureOf(file, until, secret)}/${file}`,
  }
}

/** Whether this pass opens this file now. */
export function opens(pass: string, file: string, now: Instant, secret: string): boolean {
  const [until = '', signature] = pass.split('.')
  const time = Number.parseInt(until, 36)
  return (
    time > now && time <= now + 2 * goodFor && sameText(signature, signatureOf(file, time, secret))
  )
}

function signatureOf(file: string, until: Instant, secret: string): string {
  return keyedHash(secret, `picture\n${file}\n${until}`)
}
