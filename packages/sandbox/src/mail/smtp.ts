import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import type { Instant } from '@mallard/kernel'
import type { World } from '../world/world.ts'
import { readMessage, type ReadMessage } from './message.ts'

export interface Letter extends ReadMessage {
  readonly id: string
  readonly to: string
  readonly at: Instant
}

export interface MailPlay {
  /** What arrived, the newest first. */
  letters(to?: string): readonly Letter[]
  letter(id: string): Letter | undefined
  /** A connection that begins with TLS. */
  take(socket: Socket): void
  /** One that goes on with TLS, after a greeting in the clear. */
  encrypt(socket: Socket): void
}

/** Bytes of one mail. */
const largest = 10_485_760
const plainAddress = /^<([^<>\s,]+@[^<>\s,]+\.[^<>\s,]+)>$/

/**
 * Plays a mail server (RFC 5321, over TLS alone), and the mailbox of everybody except anyone who is
 * `@nobody.example`.
 */
export function playMail(world: World): MailPlay {
  const kept = world.journal.map<Letter>('mail.letters', 300)
  const { mail, timeline, faults } = { ...world, mail: world.keys.mail }
  const secureContext = createSecureContext({ key: mail.privateKey, cert: mail.certificate })

  function keep(to: readonly string[], raw: Buffer): void {
    const message = readMessage(raw)
    for (const each of to) {
      // A mailbox that has a message does not show it twice.
      if (
        [...kept.values()].some(
          (letter) => letter.messageId === message.messageId && letter.to === each,
        )
      )
        continue
      const id = randomUUID()
      kept.set(id, { ...message, id, to: each, at: timeline.now() })
    }
  }

  function serve(plain: Socket, isGreeted: boolean): void {
    const socket = new TLSSocket(plain, { isServer: true, secureContext })
    socket.setTimeout(60_000, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    const say = (line: string) => void socket.write(`${line}\r\n`)
    let buffered = ''
    let isData = false
    let isKnown = false
    let wantsPassword: string | undefined
    let sender = false
    let to: string[] = []

    const login = (user: string, password: string) => {
      isKnown = user === mail.user && password === mail.password
      say(isKnown ? '235 2.7.0 Authentication successful' : '535 5.7.8 Authentication failed')
    }
    const decoded = (text: string) => Buffer.from(text, 'base64').toString()

    function command(line: string): void {
      if (wantsPassword !== undefined) {
        if (wantsPassword === '') {
          wantsPassword = decoded(line)
          return say(`334 ${Buffer.from('Password:').toString('base64')}`)
        }
        const user = wantsPassword
        wantsPassword = undefined
        return login(user, decoded(line))
      }
      const verb = line.split(/[ :]/)[0]?.toUpperCase()
      const rest = line.slice(line.indexOf(':') + 1)
      switch (verb) {
        case 'EHLO':
        case 'HELO':
          return say(`250-sandbox\r\n250-AUTH PLAIN LOGIN\r\n250-8BITMIME\r\n250 SIZE ${largest}`)
        case 'AUTH': {
          const [, how = '', given = ''] = line.split(' ')
          if (how.toUpperCase() === 'LOGIN') {
            wantsPassword = ''
            return say(`334 ${Buffer.from('Username:').toString('base64')}`)
          }
          const [, user = '', password = ''] = decoded(given).split('\0')
          return login(user, password)
        }
        case 'MAIL':
          if (!isKnown) return say('530 5.7.0 Authentication required')
          sender = true
          to = []
          return say('250 2.1.0 Ok')
        case 'RCPT': {
          const address = plainAddress.exec(rest.trim().split(' ')[0] ?? '')?.[1]
          if (!sender) return say('503 5.5.1 Say MAIL first')
          if (!address) return say('501 5.1.3 Bad recipient address syntax')
          if (address.endsWith('@nobody.example')) return say('550 5.1.1 No such user here')
          to = [...to, address]
          return say('250 2.1.5 Ok')
        }
        case 'DATA':
          if (to.length === 0) return say('503 5.5.1 Say RCPT first')
          isData = true
          return say('354 End data with <CR><LF>.<CR><LF>')
        case 'RSET':
          to = []
          sender = false
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
      const struck = faults.strike('mail', 'send', to[0] ?? '')
      const recipients = to
      to = []
      sender = false
      if (struck.has('tooMany')) return say('451 4.7.1 Try again later')
      if (struck.has('errorBefore')) return say('554 5.7.1 Message refused')
      if (struck.has('dropBefore')) return void socket.destroy()
      // A dot at the start of a line was doubled on its way.
      keep(recipients, Buffer.from(raw.replaceAll(/(^|\r\n)\.\./g, '$1.'), 'latin1'))
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

  return {
    letters: (to) => kept.newest(300).filter((each) => to === undefined || each.to === to),
    letter: (id) => kept.get(id),
    take: (socket) => serve(socket, false),
    encrypt: (socket) => serve(socket, true),
  }
}
