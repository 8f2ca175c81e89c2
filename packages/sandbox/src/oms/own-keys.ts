import { randomBytes } from 'node:crypto'

export interface OwnOmsKeys {
  readonly appKey: string
  readonly secret: string
}

export async function makeOmsKeys(): Promise<OwnOmsKeys> {
  return { appKey: `oms${randomBytes(6).toString('hex')}`, secret: randomBytes(24).toString('hex') }
}
