import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock } from '@mallard/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'

let dataDir: string
let sandbox: Sandbox

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mallard-sandbox-'))
  const keysDir = process.env['TEST_KEYS_DIR']
  sandbox = await startSandbox({ port: 0, dataDir, keysDir, clock: fakeClock() })
})
afterAll(async () => {
  await sandbox.close()
  await rm(dataDir, { recursive: true })
})

async function ask(method: string, path: string, body?: FormData | Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${sandbox.url}/oss/${path}`, { method, ...(body && { body }) })
  const text = await response.text()
  return {
    status: response.status,
    id: response.headers.get('x-oss-request-id'),
    type: response.headers.get('content-type'),
    told: Buffer.from(response.headers.get('x-oss-err') ?? '', 'base64').toString(),
    text,
  }
}

const bucket = 'mallard-sandbox'

describe('what OSS answers', () => {
  it.each([
    ['GET', 'another-bucket/a', 404, 'NoSuchBucket'],
    ['GET', `${bucket}/a`, 403, 'AccessDenied'],
    ['POST', `${bucket}/a`, 405, 'MethodNotAllowed'],
    ['POST', `${bucket}/`, 400, 'MalformedPOSTRequest'],
  ])('says to %s %s in XML why, under an id', async (method, path, status, code) => {
    const { id, ...answer } = await ask(method, path)
    expect(answer).toMatchObject({ status, type: 'application/xml' })
    expect(answer.text).toContain(`<Code>${code}</Code>`)
    expect(id).toMatch(/^[0-9A-F]{24}$/)
    expect(answer.text).toContain(`<RequestId>${id}</RequestId>`)
  })

  it('says it to HEAD, which has no body, in a header', async () => {
    const { text, told, status } = await ask('HEAD', `${bucket}/a`)
    expect([status, text]).toEqual([403, ''])
    expect(told).toContain('<Code>AccessDenied</Code>')
  })

  it('says so as well when more was sent than it reads', async () => {
    const { text } = await ask('PUT', `${bucket}/a`, new Uint8Array(33 * 1024 * 1024))
    expect(text).toContain('<Code>EntityTooLarge</Code>')
  })
})
