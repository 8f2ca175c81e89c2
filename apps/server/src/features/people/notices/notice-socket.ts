import { noticeSocketPath } from '@mallard/contract/people/notices/notices.codes'
import { second } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { liveSessionIds } from '#features/people/identity/index.ts'
import type { Dependencies } from '#platform/http/execute.ts'
import type { Services } from '#platform/services.ts'
import { socketRoute } from '#platform/sockets/socket-route.ts'
import { createSockets } from '#platform/sockets/sockets.ts'
import { takeUnpushed, type NoticeRow } from './notice.repo.ts'
import { noticeView } from './notices.service.ts'

declare module '#platform/signals/signals.ts' {
  interface SignalKinds {
    /** A message whose member may have a page open, in whichever process. */
    'notices.new': Omit<NoticeRow, 'at'> & { at: number }
  }
}

/**
 * Milliseconds between pings; a page that misses one is dropped, and a session that ended is
 * noticed.
 */
const beatEvery = 25 * second
/** Messages told of at once, at most. */
const maxAtOnce = 200

/** Tells every process of the messages that no page was told of yet; their number. */
export async function pushNotices({ db, signals }: Services): Promise<number> {
  let total = 0
  for (;;) {
    const rows = await takeUnpushed(db, maxAtOnce)
    await signals.send(
      rows.map((row) => ({ name: 'notices.new', data: { ...row, at: row.at.getTime() } })),
    )
    total += rows.length
    if (rows.length < maxAtOnce) return total
  }
}

/** `GET /ws/notices`: one message a notice, to every open page of its member. */
export async function openNoticeSocket(
  app: FastifyInstance,
  services: Services,
  findSession: Dependencies['findSession'],
): Promise<void> {
  const { db, clock, signals, log } = services
  const sockets = createSockets(clock)
  await socketRoute(app, { path: noticeSocketPath, sockets, services, findSession })

  const stopListening = signals.listen({
    onSignal: ({ name, data }) => {
      if (name === 'session.ended') sockets.endSessions(new Set([data.sessionId]))
      if (name === 'notices.new')
        sockets.send(data.partnerId, data.memberId, (locale) =>
          JSON.stringify(noticeView({ ...data, at: new Date(data.at) }, locale)),
        )
    },
    onGap: () => sockets.restart(),
  })
  const liveOf = (ids: readonly number[]) => liveSessionIds(db, ids, new Date(clock.now()))
  const beating = setInterval(() => {
    void sockets
      .beat(liveOf)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the sessions of open sockets could not be looked at'),
      )
  }, beatEvery)
  beating.unref()
  app.addHook('onClose', async () => {
    clearInterval(beating)
    stopListening()
  })
}
