import { randomBytes } from 'node:crypto'

export interface OwnQccKeys {
  readonly key: string
  readonly secret: string
}

export async function makeQccKeys(): Promise<OwnQccKeys> {
  return {
    key: randomBytes(16).toString('hex'),
    secret: randomBytes(16).toString('hex').toUpperCase(),
  }
}
