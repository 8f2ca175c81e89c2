import type { FastifyInstance, FastifyReply } from 'fastify'
import { networkOf } from '../network-limit.ts'

/** Milliseconds that any answer has to be read, and besides for each byte of it: 8 kB a second. */
const readTime = 30_000
const perByte = 1 / 8
/** Bytes that wait for the readers behind one network, and for all of them. */
const maxOfNetwork = 16_000_000
const maxOfAll = 128_000_000
/** Milliseconds between two looks. */
const every = 1_000

const lineOf = ({ request }: FastifyReply) => networkOf(request.ip).line

/**
 * Cuts who asks and does not read: each answer waits in the memory of this process until it is
 * taken. What is given for reading is as long as a poor line takes; where more waits for one network,
 * or for all, than fits, those who have been reading for longest go. Answers the look that is made
 * each second.
 */
export function cutSlowReaders(app: FastifyInstance, now = () => performance.now()): () => void {
  /** Since when each answer is being read. */
  const unread = new Map<FastifyReply, number>()
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const { raw } = reply
    if (!raw.destroyed) {
      unread.set(reply, now())
      // Read, or given up by the reader.
      for (const end of ['finish', 'close']) raw.once(end, () => unread.delete(reply))
    }
    done()
  })

  function cut(reply: FastifyReply): void {
    unread.delete(reply)
    reply.request.raw.socket.destroy()
  }

  function look(): void {
    const waiting = new Map<string, number>()
    let all = 0
    for (const [reply, since] of unread) {
      const bytes = reply.raw.writableLength
      const size = Math.max(bytes, Number(reply.raw.getHeader('content-length') ?? 0))
      if (now() - since > readTime + size * perByte) {
        cut(reply)
        continue
      }
      const line = lineOf(reply)
      waiting.set(line, (waiting.get(line) ?? 0) + bytes)
      all += bytes
    }
    // In the order in which they began.
    for (const reply of unread.keys()) {
      const line = lineOf(reply)
      const ofLine = waiting.get(line) ?? 0
      const bytes = reply.raw.writableLength
      if (bytes === 0 || (ofLine <= maxOfNetwork && all <= maxOfAll)) continue
      waiting.set(line, ofLine - bytes)
      all -= bytes
      cut(reply)
    }
  }

  const timer = setInterval(look, every).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  return look
}
