import { keyedHash, randomToken, sameText } from './secrets.ts'

/**
 * What a browser keeps of having signed a person in (decision 66): a number by chance, signed for
 * this person. It opens nothing; wrong passwords are counted for it apart from those of strangers.
 */
export interface KnownBrowser {
  readonly name: string
  readonly value: string
}

type Kind = 'staff' | 'member'

const nameOf = (kind: Kind, id: number) => `${kind}-known-${id}`
const signed = (hashKey: string, kind: Kind, id: number, number: string) =>
  `${number}.${keyedHash(hashKey, `${kind}-known ${id} ${number}`)}`

/** The number of a browser that has signed this person in before; undefined for any other. */
export function knownNumber(
  hashKey: string,
  kind: Kind,
  id: number,
  cookies: (name: string) => readonly string[],
): string | undefined {
  const numberOf = (given: string) => given.split('.')[0] ?? ''
  const own = cookies(nameOf(kind, id)).find((given) =>
    sameText(given, signed(hashKey, kind, id, numberOf(given))),
  )
  return own === undefined ? undefined : numberOf(own)
}

export function knownBrowser(
  hashKey: string,
  kind: Kind,
  id: number,
  number = randomToken(),
): KnownBrowser {
  return { name: nameOf(kind, id), value: signed(hashKey, kind, id, number) }
}
