import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import type { Instant } from '@mallard/kernel'
import type { World } from '../world/world.ts'
import { serveMail } from './session.ts'
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

/**
 * Plays a mail server (RFC 5321, over TLS alone), and the mailbox of everybody except anyone who is
 * `@nobody.example`.
 */
export function playMail(world: World): MailPlay {
  const kept = world.journal.map<Letter>('mail.letters', 300)
  const { mail } = world.keys
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
      kept.set(id, { ...message, id, to: each, at: world.timeline.now() })
    }
  }

  const secured = (plain: Socket) => new TLSSocket(plain, { isServer: true, secureContext })
  const serve = (socket: TLSSocket, isGreeted: boolean) =>
    serveMail(socket, isGreeted, { ...mail, faults: world.faults, keep })

  return {
    letters: (to) => kept.newest(300).filter((each) => to === undefined || each.to === to),
    letter: (id) => kept.get(id),
    take: (socket) => serve(secured(socket), false),
    encrypt: (socket) => serve(secured(socket), true),
  }
}
