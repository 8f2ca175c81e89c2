import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/**
 * When a connection is cut: before the database heard of a write, or after it did and before
 * anybody heard of its answer.
 */
export type Cut = 'before' | 'after'

export interface CuttingProxy {
  readonly url: string
  /** The next write is cut so. */
  arm(cut: Cut): void
  /** Writes that were cut, by their manner. */
  readonly cuts: Readonly<Record<Cut, number>>
  close(): Promise<void>
}

/** What decides something when it is done: orders, payments, and the ends of transactions. */
const deciding = /insert into orders|update pay_order|update orders|^commit/i

/**
 * A TCP proxy before PostgreSQL that reads along what the server asks (the messages of its
 * protocol, version 3) and resets the connection at a statement that writes, so that anyone who
 * asked cannot know whether it was done.
 */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl)
  const cuts = { before: 0, after: 0 }
  const sockets = new Set<Socket>()
  let armed: Cut | undefined

  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    const reader = statementReader()
    let isMute = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    const reset = () => {
      client.resetAndDestroy()
      upstream.destroy()
    }
    client.on('data', (part: Buffer) => {
      const decides = reader(part)
      if (!decides || !armed) return void upstream.write(part)
      const cut = armed
      armed = undefined
      cuts[cut] += 1
      if (cut === 'before') return reset()
      // The database does it; its answer goes nowhere.
      isMute = true
      upstream.write(part)
    })
    upstream.on('data', (part: Buffer) => {
      if (isMute) reset()
      else client.write(part)
    })
    client.on('close', () => upstream.end())
    upstream.on('close', () => client.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    cuts,
    arm(cut) {
      armed = cut
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/**
 * Says of each part of a client's stream whether it begins to run a deciding statement; prepared
 * ones are known by their name.
 */
function statementReader(): (part: Buffer) => boolean {
  const prepared = new Map<string, boolean>()
  let rest = Buffer.alloc(0)
  let isStarted = false

  return (part) => {
    rest = Buffer.concat([rest, part])
    let decides = false
    for (;;) {
      // The first message has no type.
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return decides
      const length = rest.readUInt32BE(head) + head
      if (rest.length < length) return decides
      const type = isStarted ? String.fromCharCode(rest[0]!) : ''
      const body = rest.subarray(head + 4, length)
      rest = rest.subarray(length)
      isStarted = true
      const [first = '', second = ''] = textsOf(body)
      if (type === 'Q') decides ||= deciding.test(first.trim())
      if (type === 'P') prepared.set(first, deciding.test(second.trim()))
      // Portal, then the statement that is bound to it.
      if (type === 'B') decides ||= prepared.get(second) ?? false
    }
  }
}

/** The first two zero-terminated texts of a message. */
function textsOf(body: Buffer): string[] {
  const texts: string[] = []
  for (let from = 0; texts.length < 2;) {
    const end = body.indexOf(0, from)
    if (end < 0) break
    texts.push(body.toString('utf8', from, end))
    from = end + 1
  }
  return texts
}
