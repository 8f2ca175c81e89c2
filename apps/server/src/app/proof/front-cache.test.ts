import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerHashedFiles } from '#platform/hashed-files.ts'
import { clientFolder } from '#platform/pages/test-client-folder.ts'
import { startCache } from '../testing/test-front.ts'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
const build = clientFolder()
const app = Fastify()
let front: Awaited<ReturnType<typeof startCache>>

beforeAll(async () => {
  writeFileSync(join(build, 'assets/entry-1.js.gz'), 'zipped')
  await registerHashedFiles(app, build, '/assets/')
  await registerHashedFiles(app, build, '/admin/assets/')
  await app.listen({ port: 0, host: '127.0.0.1' })
  front = await startCache((app.server.address() as AddressInfo).port, folder)
})

afterAll(async () => {
  await front.close()
  await app.close()
  rmSync(folder, { recursive: true })
  rmSync(build, { recursive: true })
})

interface Seen {
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Without the header of its own that a client of HTTP adds, and without unpacking. */
const ask = (path: string, encoding?: string) =>
  new Promise<Seen>((resolve, reject) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding }
    get(front.url + path, { headers }, (answer) => {
      void buffer(answer).then((body) =>
        resolve({ headers: answer.headers, text: body.toString('latin1') }),
      )
    }).on('error', reject)
  })

describe('a script behind the cache of the docs', () => {
  it.each(['/assets/entry-1.js', '/admin/assets/entry-1.js'])(
    'comes in the encoding that was asked for, whoever asked before: %s',
    async (path) => {
      for (const order of [
        ['br', 'gzip', undefined],
        [undefined, 'gzip', 'br'],
      ]) {
        const query = `${path}?${order.join()}`
        for (const status of ['MISS', 'HIT'])
          for (const encoding of order) {
            const { headers, text } = await ask(query, encoding)
            expect(headers['content-encoding'], `${query} ${encoding}`).toBe(encoding)
            expect(text).toBe(
              encoding === 'br'
                ? 'compressed'
                : encoding === 'gzip'
                  ? 'zipped'
                  : 'entry'.repeat(100),
            )
            expect(headers['x-cache']).toBe(status)
          }
      }
    },
  )
})
