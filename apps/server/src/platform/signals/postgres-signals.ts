import pg from 'pg'
import type { Log } from '../db/database.ts'
import { createListeners, readSignal, type Signals } from './signals.ts'

const channel = 'mallard_signals'
/** The server takes payloads below 8000 bytes. */
const maxBytes = 7_900
const isShort = ({ text }: { readonly text: string }) => Buffer.byteLength(text) <= maxBytes

const notifyAll = {
  name: 'notify',
  text: 'select pg_notify($1, text) from unnest($2::text[]) with ordinality as signal(text, place) order by place',
}

/**
 * Through LISTEN and NOTIFY of the database, on a connection of its own: for several processes
 * without Redis.
 */
export function postgresSignals(url: string, log: Log): Signals {
  const listeners = createListeners()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let attempts = 0
  let isClosed = false
  let wasLost = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 3_000,
      application_name: 'mallard signals',
    })
    next.on('error', () => undefined)
    next.on('end', () => lost(next))
    next.on('notification', ({ payload }) => {
      const signal = readSignal(payload ?? '')
      if (signal) listeners.emit(signal)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch {
      return lost(next)
    }
    if (isClosed) return void next.end()
    client = next
    attempts = 0
    if (wasLost) listeners.emitGap()
    wasLost = false
  }

  function lost(which: pg.Client): void {
    if (isClosed || (client && client !== which) || retry) return
    client = undefined
    if (!wasLost) log.warn({}, 'the connection for signals between processes was lost')
    wasLost = true
    attempts += 1
    retry = setTimeout(
      () => {
        retry = undefined
        void connect()
      },
      Math.min(attempts * 200, 5_000),
    )
  }

  void connect()

  return {
    listen: listeners.listen,
    send: async (signals) => {
      const texts = signals.map((signal) => ({ signal, text: JSON.stringify(signal) }))
      const [short, long] = [texts.filter(isShort), texts.filter((each) => !isShort(each))]
      // One commit for all of them: commits that notify wait for one another.
      const isSent =
        short.length > 0 &&
        (await client
          ?.query(notifyAll, [channel, short.map(({ text }) => text)])
          .catch(() => undefined))
      for (const { signal } of isSent ? long : texts) listeners.emit(signal)
    },
    close: async () => {
      listeners.clear()
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
