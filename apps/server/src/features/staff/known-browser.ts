import { keyedHash, randomToken, sameText } from '#platform/secrets.ts'

/**
 * What a browser keeps of having signed a person in (decision 66): a number by chance, signed for this person. It opens
 * nothing; wrong passwords are counted for it apart from those of strangers.
 */
export interface KnownBrowser {
  readonly name: string
  readonly value: string
}

const nameOf = (staffId: number) => `staff-known-${staffId}`
const signed = (hashKey: string, staffId: number, number: string) => `${number}.${keyedHash(hashKey, `staff-known ${staffId} ${number}`)}`

/** The number of a browser that has signed this person in before; undefined for any other. */
export function knownNumber(hashKey: string, staffId: number, cookie: (name: string) => string | undefined): string | undefined {
  const given = cookie(nameOf(staffId))
  const number = given?.split('.')[0] ?? ''
  return sameText(given, signed(hashKey, staffId, number)) ? number : undefined
}

export function knownBrowser(hashKey: string, staffId: number, number = randomToken()): KnownBrowser {
  return { name: nameOf(staffId), value: signed(hashKey, staffId, number) }
}
