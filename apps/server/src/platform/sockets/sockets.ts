import { socketClose } from '@mallard/contract/people/notices/notices.codes'
import { type Clock, type Locale, second } from '@mallard/kernel'
import type { WebSocket } from 'ws'

/** Whose socket it is. */
export interface SocketOwner {
  readonly sessionId: number
  readonly partnerId: number
  readonly memberId: number
  readonly locale: Locale
  /** What its page follows; empty for the messages of the member. */
  readonly topic: string
}

/** Open pages of one member that follow the same, in this process; one more closes the oldest. */
export const maxPerMember = 8
/** A page says nothing; more than this a second is no page. */
const minBetween = second
/** Bytes that may wait for a phone that does not read. */
const maxWaiting = 64 * 1024

interface Open extends SocketOwner {
  readonly socket: WebSocket
  isAlive: boolean
  heardAt: number
}

export interface Sockets {
  add(socket: WebSocket, owner: SocketOwner): void
  /**
   * Sends to every open page of a member that follows a topic; the text is made once for each
   * language.
   */
  send(
    to: Pick<SocketOwner, 'partnerId' | 'memberId' | 'topic'>,
    textIn: (locale: Locale) => string,
  ): void
  /** Closes the sockets of sessions that have ended. */
  endSessions(sessionIds: ReadonlySet<number>): void
  /** Closes all: the pages come back and ask what they missed. */
  restart(): void
  /**
   * Drops who did not answer the last beat, pings the others, and asks which of their sessions
   * still live.
   */
  beat(liveOf: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>): Promise<void>
  readonly size: number
}

export function createSockets(clock: Clock, most = maxPerMember): Sockets {
  const ofMember = new Map<string, Set<Open>>()
  const keyOf = ({
    partnerId,
    memberId,
    topic,
  }: Pick<SocketOwner, 'partnerId' | 'memberId' | 'topic'>) => `${partnerId} ${memberId} ${topic}`
  const everyOne = () => [...ofMember.values()].flatMap((set) => [...set])

  function forget(open: Open): void {
    const key = keyOf(open)
    const set = ofMember.get(key)
    if (set?.delete(open) && set.size === 0) ofMember.delete(key)
  }

  function heard(open: Open): void {
    const now = clock.now()
    if (now - open.heardAt < minBetween) return open.socket.close(socketClose.misuse, 'too often')
    open.heardAt = now
  }

  return {
    add: (socket, owner) => {
      const open: Open = { ...owner, socket, isAlive: true, heardAt: -Infinity }
      const key = keyOf(owner)
      const set = ofMember.get(key) ?? new Set()
      ofMember.set(key, set.add(open))
      const [oldest] = set
      if (set.size > most && oldest) {
        forget(oldest)
        oldest.socket.close(socketClose.misuse, 'too many')
      }
      socket.on('pong', () => {
        open.isAlive = true
      })
      socket.on('message', () => heard(open))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => forget(open))
    },
    send: (to, textIn) => {
      const texts = new Map<Locale, string>()
      for (const { socket, locale } of ofMember.get(keyOf(to)) ?? []) {
        if (socket.bufferedAmount > maxWaiting) {
          socket.terminate()
          continue
        }
        const text = texts.get(locale) ?? textIn(locale)
        texts.set(locale, text)
        socket.send(text)
      }
    },
    endSessions: (sessionIds) => {
      for (const { socket, sessionId } of everyOne())
        if (sessionIds.has(sessionId)) socket.close(socketClose.sessionEnded, 'session ended')
    },
    restart: () => {
      for (const { socket } of everyOne()) socket.close(socketClose.restart, 'come back')
    },
    beat: async (liveOf) => {
      for (const open of everyOne()) {
        if (!open.isAlive) {
          open.socket.terminate()
          continue
        }
        open.isAlive = false
        open.socket.ping()
      }
      const asked = everyOne()
      if (asked.length === 0) return
      const live = await liveOf([...new Set(asked.map(({ sessionId }) => sessionId))])
      for (const { socket, sessionId } of asked)
        if (!live.has(sessionId)) socket.close(socketClose.sessionEnded, 'session ended')
    },
    get size() {
      return everyOne().length
    },
  }
}
