import type { SeckillSession } from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Countdown } from '@mallard/ui/countdown'
import { Empty } from '@mallard/ui/empty'
import { TabPanel, Tabs } from '@mallard/ui/tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'
import {
  daysAhead,
  firstShown,
  phaseOf,
  stateOf,
  timeOfDay,
} from '#entities/seckill/session.rules.ts'
import { sessionTexts } from '#entities/seckill/session.texts.ts'
import { useQuota } from '#entities/seckill/use-quota.ts'
import type { ServerClock } from '#entities/activity/use-server-clock.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { PageBar } from '#platform/page-bar.tsx'
import { SeckillCard } from './seckill-card.tsx'
import styles from './seckill.module.css'
import { useSessionClock } from './use-session-clock.ts'
import { useReminders } from './use-reminders.ts'

/** The bar of the list. */
export function ListBar() {
  const texts = seckillTexts()
  return <PageBar title={sessionTexts().title} right={<ShareButton label={texts.share} />} />
}

/** Sessions of today and tomorrow, one at a time. */
export function SeckillList({
  sessions,
  now: madeAt,
}: {
  sessions: readonly SeckillSession[]
  now: number
}) {
  const texts = seckillTexts()
  const { partnerId, storeId } = usePage().scope
  const clock = useSessionClock(madeAt)
  const { now } = clock
  const [chosen, setChosen] = useState<number>()
  const session =
    sessions.find(({ promotionId }) => promotionId === chosen) ?? firstShown(sessions, now)
  if (!session) {
    return (
      <Empty
        title={texts.empty}
        note={texts.emptyNote}
        action={<Button href={href('goodslist', { partnerId, storeId })}>{texts.goodsList}</Button>}
      />
    )
  }
  return (
    <>
      <Tabs
        sticky
        label={texts.sessions}
        value={String(session.promotionId)}
        onChange={(key) => setChosen(Number(key))}
        className={styles.rail}
        items={sessions.map((each) => ({
          key: String(each.promotionId),
          label: <SessionLabel session={each} now={now} />,
        }))}
      />
      {sessions.map(({ promotionId }) => (
        <TabPanel
          key={promotionId}
          of={String(promotionId)}
          active={promotionId === session.promotionId}
        >
          {promotionId === session.promotionId && <OneSession session={session} clock={clock} />}
        </TabPanel>
      ))}
    </>
  )
}

function SessionLabel({ session, now }: { session: SeckillSession; now: number }) {
  const texts = seckillTexts()
  const time = timeOfDay(session.startAt)
  return (
    <span className={styles.moment}>
      <b>{daysAhead(session.startAt, now) > 0 ? texts.tomorrow(time) : time}</b>
      <small>{texts[phaseOf(session, now)]}</small>
    </span>
  )
}

function OneSession({ session, clock }: { session: SeckillSession; clock: ServerClock }) {
  const { now } = clock
  const quotas = useQuota(session, now)
  const { promotionId, goods } = session
  return (
    <div className={styles.session}>
      <SessionHead session={session} clock={clock} />
      <ul className={styles.cards}>
        {goods.map((each, place) => {
          const quota = quotas.get(each.productSn)
          return (
            <SeckillCard
              key={each.productSn}
              goods={each}
              promotionId={promotionId}
              state={stateOf(session, quota?.state, now)}
              quota={quota}
              eager={place < 4}
            />
          )
        })}
      </ul>
    </div>
  )
}

function SessionHead({
  session,
  clock: { now, offset },
}: {
  session: SeckillSession
  clock: ServerClock
}) {
  const [texts, moments] = [seckillTexts(), sessionTexts()]
  const api = useApi()
  const client = useQueryClient()
  const phase = phaseOf(session, now)
  const refresh = () => void client.invalidateQueries({ queryKey: api.seckill.seckillList.key })
  return (
    <div className={styles.sessionHead}>
      <h2>{session.name}</h2>
      {phase === 'over' ? (
        <span className={styles.quiet}>{session.isClosed ? texts.closed : texts.ended}</span>
      ) : (
        <Countdown
          key={phase}
          kind="blocks"
          className={styles.quiet}
          label={phase === 'running' ? moments.endsIn : moments.beginsIn}
          until={phase === 'running' ? session.endAt : session.startAt}
          renderedAt={now}
          offset={offset}
          onEnd={refresh}
        />
      )}
      {phase === 'waiting' && <Remind promotionId={session.promotionId} />}
    </div>
  )
}

/** One of a session: all that it sells begins at once. */
function Remind({ promotionId }: { promotionId: number }) {
  const texts = seckillTexts()
  const { isOn, toggle } = useReminders()
  const isReminded = isOn(promotionId)
  return (
    <Button
      size="sm"
      kind={isReminded ? 'secondary' : 'soft'}
      aria-pressed={isReminded}
      onClick={() => toggle(promotionId)}
    >
      {isReminded ? texts.reminded : texts.remind}
    </Button>
  )
}
