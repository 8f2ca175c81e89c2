import { randomBytes } from 'node:crypto'

export interface OwnMeilisearchKeys {
  readonly key: string
}

export async function makeMeilisearchKeys(): Promise<OwnMeilisearchKeys> {
  return { key: randomBytes(32).toString('hex') }
}
