import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds between looks at the connections of a server that closes. */
const sweepEvery = 50
/** Milliseconds that a request under way has to arrive completely once the server no longer accepts. */
const patience = 2_000

export interface Connections {
  /**
   * From now on each response carries `connection: close`, so that clients reconnect to another
   * process.
   */
  leave(): void
  /**
   * Stops accepting, answers the requests under way, and resolves when every connection is closed.
   */
  close(): Promise<void>
}

/**
 * Tracks the open connections and unanswered requests of a server, so that it can close without
 * cutting off a response and without waiting for idle keep-alive connections.
 */
export function watchConnections(app: FastifyInstance): Connections {
  const sockets = new Set<Socket>()
  const upgraded = new WeakSet<Socket>()
  const unanswered = new Map<ServerResponse, Socket>()
  let isLeaving = false

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.on('upgrade', (_request: IncomingMessage, socket: Socket) => upgraded.add(socket))
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    unanswered.set(response, request.socket)
    response.once('close', () => unanswered.delete(response))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) void reply.header('connection', 'close')
    done()
  })

  /** Closes idle connections; returns whether connections with unanswered requests are left. */
  function sweep(isLate: boolean): boolean {
    app.server.closeIdleConnections()
    const busy = new Set(unanswered.values())
    let isWaiting = false
    for (const socket of sockets) {
      if (socket.destroyed || upgraded.has(socket)) continue
      // Not answered yet, or just let in; late, it was opened in advance, as browsers do, or holds
      // half a request that does not go on.
      if (busy.has(socket) || !isLate) isWaiting = true
      else socket.destroy()
    }
    return isWaiting
  }

  return {
    leave: () => {
      isLeaving = true
    },
    close: async () => {
      isLeaving = true
      // After a turn of the loop anyone who has knocked was let in; those who wait at a door while
      // it closes are turned away.
      await new Promise((resolve) => setImmediate(resolve))
      app.server.close()
      const began = performance.now()
      while (sweep(performance.now() - began > patience)) await sleep(sweepEvery)
      // Says goodbye to open sockets; the pages come back to another process.
      await app.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
