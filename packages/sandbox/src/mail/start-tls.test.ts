import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openMailPort } from './start-tls.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function open() {
  const encrypted: Socket[] = []
  const server = await openMailPort((socket) => encrypted.push(socket))
  const client = connect(server.port, '127.0.0.1')
  closing.push(() => {
    client.destroy()
    server.close()
  })
  let heard = ''
  client.on('data', (bytes) => (heard += bytes.toString()))
  await once(client, 'connect')
  return { encrypted, client, heard: () => heard.split('\r\n').slice(0, -1) }
}

it('speaks first, and lets nobody in before the line is encrypted', async () => {
  const { client, heard, encrypted } = await open()
  client.write('EHLO x\r\nAUTH PLAIN AHgAeA==\r\nMAIL FROM:<a@b.example>\r\nDATA\r\nQUIT\r\n')
  await once(client, 'end')
  expect(heard()).toEqual([
    '220 sandbox ESMTP',
    '250-sandbox',
    '250 STARTTLS',
    ...Array.from({ length: 3 }, () => '530 5.7.0 Must issue a STARTTLS command first'),
    '221 2.0.0 Bye',
  ])
  expect(encrypted).toEqual([])
})

it('reads nothing that came in the clear behind the call to encrypt', async () => {
  const { client, heard, encrypted } = await open()
  client.write('EHLO x\r\nSTARTTLS\r\nRSET\r\nNOOP\r\n')
  await expect.poll(() => encrypted.length).toBe(1)
  await expect.poll(() => heard().at(-1)).toBe('220 2.0.0 Ready to start TLS')
  expect(encrypted[0]?.listenerCount('data')).toBe(0)
})

it('ends a line that never ends', async () => {
  const { client } = await open()
  client.write('x'.repeat(2000))
  await once(client, 'close')
  expect(client.destroyed).toBe(true)
})
