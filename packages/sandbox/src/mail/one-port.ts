import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The first byte of a TLS handshake; a request of HTTP begins with a letter. */
const handshake = 0x16

export interface OnePort {
  /** Ends the connections that HTTP does not know of. */
  close(): void
}

/** Lets TLS in at the port that serves HTTP, so that the sandbox needs no second one. */
export function alsoTls(server: Server, take: (socket: Socket) => void): OnePort {
  const ours = new Set<Socket>()
  const http = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const drop = () => socket.destroy()
    const forget = () => ours.delete(socket)
    ours.add(socket)
    socket.on('error', drop).once('close', forget)
    socket.once('readable', () => {
      const first = socket.read(1) as Buffer | null
      if (!first) return drop()
      socket.unshift(first)
      if (first[0] === handshake) return take(socket)
      forget()
      socket.off('error', drop).off('close', forget)
      for (const listener of http) listener.call(server, socket)
    })
  })
  return {
    close() {
      for (const socket of ours) socket.destroy()
    },
  }
}
