import { noticeSocketPath, serviceTopic } from '@mallard/contract/people/notices/notices.codes'
import type { Right } from '@mallard/contract/people/staff/rights'
import { second, type Scope } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { liveSessionIds } from '#features/people/identity/index.ts'
import { liveStaffSessionIds } from '#features/people/staff/index.ts'
import type { Dependencies } from '#platform/http/execute.ts'
import type { Services } from '#platform/services.ts'
import { socketRoute, staffTopic } from '#platform/sockets/socket-route.ts'
import { createSockets } from '#platform/sockets/sockets.ts'
import { takeUnpushed, type NoticeRow } from './notice.repo.ts'
import { noticeView } from './notices.service.ts'

declare module '#platform/signals/signals.ts' {
  interface SignalKinds {
    /** A message whose member may have a page open, in whichever process. */
    'notices.new': Omit<NoticeRow, 'at'> & { at: number }
    /** Something changed that pages of a member may follow by its topic. */
    'pages.changed': { partnerId: number; memberId: number; topic: string }
    /** The same of pages of the back office of a store. */
    'office.changed': Scope & { topic: string }
  }
}

/** Has the pages of a member that follow a topic ask again; those who miss it ask in their time. */
export function tellPages(
  { signals, log }: Pick<Services, 'signals' | 'log'>,
  data: { partnerId: number; memberId: number; topic: string },
): void {
  signals
    .send([{ name: 'pages.changed', data }])
    .catch((error: unknown) => log.warn({ err: error }, 'open pages could not be told of a change'))
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

/** Has the pages of the back office of a store that follow a topic ask again. */
export function tellOffice(
  { signals, log }: Pick<Services, 'signals' | 'log'>,
  { partnerId, storeId }: Scope,
  topic: string,
): void {
  signals
    .send([{ name: 'office.changed', data: { partnerId, storeId, topic } }])
    .catch((error: unknown) =>
      log.warn({ err: error }, 'open pages of the back office could not be told of a change'),
    )
}

/** What pages may follow, and the right that those of the back office need for it. */
const topics: ReadonlyMap<string, Right> = new Map([[serviceTopic, 'service.read']])
/** Open pages of the back office of one store, in this process. */
const maxOfficePages = 200

/**
 * `GET /ws/notices`: one message a notice, to every open page of its member; with `topic` instead
 * one for each change of that, to pages that show it.
 */
export async function openNoticeSocket(
  app: FastifyInstance,
  services: Services,
  { findSession, findStaff }: Pick<Dependencies, 'findSession' | 'findStaff'>,
): Promise<void> {
  const { db, clock, signals, log } = services
  const sockets = createSockets(clock)
  const office = createSockets(clock, maxOfficePages)
  await socketRoute(app, {
    path: noticeSocketPath,
    sockets,
    services,
    findSession,
    topics: new Set(topics.keys()),
    staff: { sockets: office, find: findStaff, rightOf: (topic) => topics.get(topic) },
  })

  const stopListening = signals.listen({
    onSignal: ({ name, data }) => {
      if (name === 'session.ended') sockets.endSessions(new Set([data.sessionId]))
      if (name === 'notices.new')
        sockets.send({ ...data, topic: '' }, (locale) =>
          JSON.stringify(noticeView({ ...data, at: new Date(data.at) }, locale)),
        )
      if (name === 'office.changed')
        office.send({ ...data, memberId: 0, topic: staffTopic(data.topic, data) }, () =>
          JSON.stringify({ changed: data.topic }),
        )
      if (name === 'pages.changed')
        sockets.send(data, () => JSON.stringify({ changed: data.topic }))
    },
    onGap: () => {
      sockets.restart()
      office.restart()
    },
  })
  const liveOf = (ids: readonly number[]) => liveSessionIds(db, ids, new Date(clock.now()))
  const liveOfficeOf = (ids: readonly number[]) =>
    liveStaffSessionIds(db, ids, new Date(clock.now()))
  const beating = setInterval(() => {
    void Promise.all([sockets.beat(liveOf), office.beat(liveOfficeOf)]).catch((error: unknown) =>
      log.warn({ err: error }, 'the sessions of open sockets could not be looked at'),
    )
  }, beatEvery)
  beating.unref()
  app.addHook('onClose', async () => {
    clearInterval(beating)
    stopListening()
  })
}
