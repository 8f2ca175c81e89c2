import { randomBytes } from 'node:crypto'

export interface OwnOssKeys {
  readonly keyId: string
  readonly secret: string
}

export const bucket = 'mallard-sandbox'
export const region = 'cn-hangzhou'

export async function makeOssKeys(): Promise<OwnOssKeys> {
  return {
    keyId: `LTAI${randomBytes(10).toString('hex')}`,
    secret: randomBytes(15).toString('hex'),
  }
}
