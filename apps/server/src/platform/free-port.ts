import { createServer } from 'node:net'

/** Another program listens where the shop was to listen: which setting names the port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
  constructor(variable: string, port: number) {
    super(
      `Another program listens on port ${port} already, perhaps this shop itself. Stop it, or set ${variable} to a free port.`,
    )
  }
}

/**
 * Asks for a port and gives it back at once. Throws PortTaken; other faults come back when the port
 * is really taken.
 */
export function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? reject(new PortTaken(variable, port)) : resolve(),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()))
  })
}
