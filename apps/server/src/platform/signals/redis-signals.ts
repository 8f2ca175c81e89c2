import { Redis } from 'ioredis'
import type { Log } from '../db/database.ts'
import { createListeners, readSignal, type Signals } from './signals.ts'

/**
 * Through Redis. While it is down each process signals to itself alone; once it is back, all get a
 * gap signal, since they may have missed some.
 */
export function redisSignals(url: string, shop: string, log: Log): Signals {
  // Another shop on the same Redis has members of the same numbers.
  const channel = `mallard:signals:${shop}`
  const listeners = createListeners()
  const options = {
    lazyConnect: true,
    // Its version, which it would read beside its code.
    disableClientInfo: true,
    connectTimeout: 1_000,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 5_000),
  }
  const speaker = new Redis(url, {
    ...options,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: 1_000,
  })
  const hearer = new Redis(url, { ...options, maxRetriesPerRequest: null })
  let isDown = false
  for (const connection of [speaker, hearer]) connection.on('error', () => undefined)
  hearer.on('close', () => {
    if (!isDown) log.warn({}, 'Redis is away: processes do not hear of each other')
    isDown = true
  })
  hearer.on('ready', () => {
    if (isDown) listeners.emitGap()
    isDown = false
  })
  hearer.on('message', (_channel, text) => {
    const signal = readSignal(text)
    if (signal) listeners.emit(signal)
  })
  // Subscribed again by itself after each loss of the connection.
  void hearer.subscribe(channel).catch(() => undefined)
  void speaker.connect().catch(() => undefined)

  return {
    listen: listeners.listen,
    send: async (signals) => {
      for (const signal of signals)
        await speaker.publish(channel, JSON.stringify(signal)).catch(() => listeners.emit(signal))
    },
    close: async () => {
      listeners.clear()
      isDown = true
      speaker.disconnect()
      hearer.disconnect()
    },
  }
}
