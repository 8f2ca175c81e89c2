import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import { minute, type Clock } from '@mallard/kernel'

interface PlatformKey {
  readonly key: KeyObject
  /** Certificates end; public keys do not. */
  readonly endsAt: number
}

/** The platform keys we trust, by the serial that each answer and notification names. */
export interface Keyring {
  /** Undefined when nobody we trust has this serial. */
  keyOf(serial: string): Promise<KeyObject | undefined>
  /**
   * The public-key id to announce with each request: it drives WeChat's switch from certificates.
   */
  readonly announced: string | undefined
}

export function platformKey(pem: string): PlatformKey {
  if (!pem.includes('BEGIN CERTIFICATE')) return { key: createPublicKey(pem), endsAt: Infinity }
  const certificate = new X509Certificate(pem)
  return { key: certificate.publicKey, endsAt: Date.parse(certificate.validTo) }
}

export function makeKeyring(
  configured: Readonly<Record<string, string>>,
  clock: Clock,
  download?: (
    known: (serial: string) => KeyObject | undefined,
  ) => Promise<Readonly<Record<string, string>>>,
): Keyring {
  const keys = new Map(
    Object.entries(configured).map(([serial, pem]) => [serial.toUpperCase(), platformKey(pem)]),
  )
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  const known = (serial: string) => {
    const found = keys.get(serial.toUpperCase())
    return found && clock.now() < found.endsAt ? found.key : undefined
  }
  // Anyone can name a serial we do not have: one download a minute, shared by all who wait for it.
  async function refresh(): Promise<void> {
    if (!download || clock.now() - askedAt < minute) return asking
    askedAt = clock.now()
    asking = download(known).then((found) => {
      for (const [serial, pem] of Object.entries(found))
        keys.set(serial.toUpperCase(), platformKey(pem))
    })
    await asking
  }
  return {
    announced: Object.keys(configured).find((serial) => serial.startsWith('PUB_KEY_ID_')),
    async keyOf(serial) {
      const found = known(serial)
      if (found || serial.startsWith('PUB_KEY_ID_')) return found
      await refresh()
      return known(serial)
    },
  }
}
