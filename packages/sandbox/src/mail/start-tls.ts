import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Letters of a line that has not ended. */
const longestLine = 1000

/**
 * What a mail server says before anything is encrypted (RFC 3207): how to encrypt it, and to wait
 * with all else.
 */
function untilTls(socket: Socket, encrypt: (socket: Socket) => void): void {
  const say = (line: string) => void socket.write(`${line}\r\n`)
  let buffered = ''

  function answer(line: string): void {
    switch (line.split(' ')[0]?.toUpperCase()) {
      case 'EHLO':
        return say('250-sandbox\r\n250 STARTTLS')
      case 'HELO':
        return say('250 sandbox')
      case 'NOOP':
      case 'RSET':
        return say('250 2.0.0 Ok')
      case 'QUIT':
        return void socket.end('221 2.0.0 Bye\r\n')
      default:
        return say('530 5.7.0 Must issue a STARTTLS command first')
    }
  }

  function read(bytes: Buffer): void {
    buffered += bytes.toString('latin1')
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + 2)
      if (line.toUpperCase() !== 'STARTTLS') {
        answer(line)
        continue
      }
      // What came behind it in the clear may be anybody's: it is not read.
      socket.off('data', read)
      say('220 2.0.0 Ready to start TLS')
      return encrypt(socket)
    }
    if (buffered.length > longestLine) socket.destroy()
  }

  socket.on('data', read)
  say('220 sandbox ESMTP')
}

export interface MailPort {
  readonly port: number
  close(): void
}

/**
 * A mail server speaks first, which a port that serves HTTP as well cannot do: any free one for
 * clients that begin in the clear.
 */
export async function openMailPort(encrypt: (socket: Socket) => void): Promise<MailPort> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.setTimeout(60_000, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    untilTls(socket, encrypt)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
