import type { TLSSocket } from 'node:tls'
import type { Faults } from '../world/faults.ts'

/** Bytes of one mail. */
const largest = 10_485_760
const plainAddress = /^<([^<>\s,]+@[^<>\s,]+\.[^<>\s,]+)>$/

export interface MailServer {
  /** Who may send. */
  readonly user: string
  readonly password: string
  readonly faults: Faults
  /** Puts a message into everybody's mailbox whom it is for. */
  keep(to: readonly string[], raw: Buffer): void
}

const decoded = (text: string) => Buffer.from(text, 'base64').toString()
const asking = (what: string) => `334 ${Buffer.from(what).toString('base64')}`

/** Whom a message is for, as it is said line by line. */
interface Envelope {
  hasSender: boolean
  to: string[]
}

/** Takes the sender and the recipients of the next message; what is answered. */
function addressed(envelope: Envelope, verb: string, rest: string): string {
  if (verb === 'MAIL') {
    envelope.hasSender = true
    envelope.to = []
    return '250 2.1.0 Ok'
  }
  const address = plainAddress.exec(rest.trim().split(' ')[0] ?? '')?.[1]
  if (!envelope.hasSender) return '503 5.5.1 Say MAIL first'
  if (!address) return '501 5.1.3 Bad recipient address syntax'
  if (address.endsWith('@nobody.example')) return '550 5.1.1 No such user here'
  envelope.to = [...envelope.to, address]
  return '250 2.1.5 Ok'
}

/** Signs a client in, in one line or by a question each for name and password. */
function signIn({ user, password }: MailServer) {
  let isKnown = false
  /** The name, once it was said; empty: it is asked for. */
  let named: string | undefined

  function end(given: string, secret: string): string {
    isKnown = given === user && secret === password
    return isKnown ? '235 2.7.0 Authentication successful' : '535 5.7.8 Authentication failed'
  }

  return {
    isKnown: () => isKnown,
    isAsking: () => named !== undefined,
    begin(line: string): string {
      const [, how = '', given = ''] = line.split(' ')
      if (how.toUpperCase() === 'LOGIN') {
        named = ''
        return asking('Username:')
      }
      const [, name = '', secret = ''] = decoded(given).split('\0')
      return end(name, secret)
    },
    answer(line: string): string {
      if (named === '') {
        named = decoded(line)
        return asking('Password:')
      }
      const name = named ?? ''
      named = undefined
      return end(name, decoded(line))
    },
  }
}

/** Speaks SMTP (RFC 5321) on a connection, until it ends. */
export function serveMail(socket: TLSSocket, isGreeted: boolean, server: MailServer): void {
  socket.setTimeout(60_000, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const login = signIn(server)
  const envelope: Envelope = { hasSender: false, to: [] }
  let buffered = ''
  let isData = false

  function forget(): void {
    envelope.hasSender = false
    envelope.to = []
  }

  function command(line: string): void {
    if (login.isAsking()) return say(login.answer(line))
    const verb = line.split(/[ :]/)[0]?.toUpperCase()
    switch (verb) {
      case 'EHLO':
      case 'HELO':
        return say(`250-sandbox\r\n250-AUTH PLAIN LOGIN\r\n250-8BITMIME\r\n250 SIZE ${largest}`)
      case 'AUTH':
        return say(login.begin(line))
      case 'MAIL':
      case 'RCPT':
        if (verb === 'MAIL' && !login.isKnown()) return say('530 5.7.0 Authentication required')
        return say(addressed(envelope, verb, line.slice(line.indexOf(':') + 1)))
      case 'DATA':
        if (envelope.to.length === 0) return say('503 5.5.1 Say RCPT first')
        isData = true
        return say('354 End data with <CR><LF>.<CR><LF>')
      case 'RSET':
        forget()
        return say('250 2.0.0 Ok')
      case 'NOOP':
        return say('250 2.0.0 Ok')
      case 'QUIT':
        return void socket.end('221 2.0.0 Bye\r\n')
      default:
        return say('502 5.5.2 Command not known')
    }
  }

  function letter(raw: string): void {
    const struck = server.faults.strike('mail', 'send', envelope.to[0] ?? '')
    const recipients = envelope.to
    forget()
    if (struck.has('tooMany')) return say('451 4.7.1 Try again later')
    if (struck.has('errorBefore')) return say('554 5.7.1 Message refused')
    if (struck.has('dropBefore')) return void socket.destroy()
    // A dot at the start of a line was doubled on its way.
    server.keep(recipients, Buffer.from(raw.replaceAll(/(^|\r\n)\.\./g, '$1.'), 'latin1'))
    if (struck.has('dropAfter')) return void socket.destroy()
    say('250 2.0.0 Ok: queued')
  }

  socket.on('data', (bytes: Buffer) => {
    buffered += bytes.toString('latin1')
    if (buffered.length > largest) return void socket.destroy()
    for (;;) {
      const mark = isData ? (buffered.startsWith('.\r\n') ? '.\r\n' : '\r\n.\r\n') : '\r\n'
      const end = buffered.indexOf(mark)
      if (end < 0) return
      const piece = buffered.slice(0, end)
      buffered = buffered.slice(end + mark.length)
      if (isData) {
        isData = false
        letter(piece)
      } else command(piece)
    }
  })
  if (!isGreeted) say('220 sandbox ESMTP')
}
