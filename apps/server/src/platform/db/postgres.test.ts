import { createServer } from 'node:net'
import { freePort } from '@mallard/testing/built-shop'
import { describe, expect, it } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { DatabaseUnusable, openPostgres } from './postgres.ts'

const reasonFor = async (url: string) => {
  const error = await openPostgres(url, { log: silentLog }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(DatabaseUnusable)
  return (error as DatabaseUnusable).message
}

describe('a PostgreSQL that cannot be used', () => {
  it.each(['127.0.0.1', 'localhost'])(
    'is told by its place and the reason, without the password: nobody listens at %s',
    async (host) => {
      const port = await freePort()
      const message = await reasonFor(`postgres://mallard:hunter2@${host}:${port}/shop`)
      expect(message).toContain(
        `The database of DATABASE_URL (${host}:${port}/shop) cannot be used: `,
      )
      expect(message).toContain('ECONNREFUSED')
      expect(message).not.toContain('hunter2')
    },
  )

  it('is told by the folder of its socket', async () => {
    expect(await reasonFor('postgres://mallard@localhost/shop?host=/nowhere/at/all')).toMatch(
      /\(\/nowhere\/at\/all\/shop\).*ENOENT/,
    )
  })

  it('is told when something else listens there', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    expect(await reasonFor(`postgres://mallard@127.0.0.1:${port}/shop`)).toContain(
      `(127.0.0.1:${port}/shop) cannot be used: `,
    )
    server.close()
  })
})
