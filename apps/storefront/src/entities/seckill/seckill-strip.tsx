import type { SeckillStrip as Drawn } from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import { Countdown } from '@mallard/ui/countdown'
import { BoltIcon, ChevronIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { useServerOffset } from '#platform/use-server-offset.ts'
import styles from './seckill-strip.module.css'
import { sessionTexts } from './session.texts.ts'

/**
 * The flash sale that runs, or the next one, with what it sells and the time that is left, as the
 * page was made with it until its own answer is older than that: where it is over by then, or by the
 * clock while no answer comes, a way to all of them stands there.
 */
export default function SeckillStrip({ block }: { block: Drawn }) {
  const { data = block, refetch } = useQuery({
    ...useApi().seckill.current.query(),
    meta: { isQuiet: true },
    initialData: block,
    staleTime: 10_000,
    // A phone whose clock is behind must not believe it fresh for longer.
    initialDataUpdatedAt: () => Math.min(block.now, Date.now()),
  })
  if (!data.session) return <NoSession />
  const { session, now } = data
  return (
    <OneSession
      key={session.promotionId}
      session={session}
      madeAt={now}
      onEnd={() => void refetch()}
    />
  )
}

function NoSession() {
  const texts = sessionTexts()
  return (
    <section aria-label={texts.title}>
      <Link to={href('seckillList', usePage().scope)} className={styles.head}>
        <h2>
          <BoltIcon size={18} className={styles.bolt} />
          {texts.title}
        </h2>
        <ChevronIcon size={18} className={styles.arrow} />
      </Link>
      <Over />
    </section>
  )
}

const Over = () => <p className={styles.none}>{sessionTexts().none}</p>

function OneSession({
  session,
  madeAt,
  onEnd,
}: {
  session: Drawn['session']
  /** The server's clock when it was read. */
  madeAt: number
  onEnd: () => void
}) {
  const texts = sessionTexts()
  const { partnerId, storeId } = usePage().scope
  const offset = useServerOffset()
  const { startAt, endAt } = session
  // Its beginning or its end, once that was reached here.
  const [reached, setReached] = useState(madeAt)
  const isRunning = Math.max(madeAt, reached) >= startAt
  const next = isRunning ? endAt : startAt
  return (
    <section className={styles.strip} aria-label={texts.title}>
      <Link to={href('seckillList', { partnerId, storeId })} className={styles.head}>
        <h2>
          <BoltIcon size={18} className={styles.bolt} />
          {texts.title}
        </h2>
        <Countdown
          key={String(isRunning)}
          kind="blocks"
          className={styles.clock}
          label={isRunning ? texts.endsIn : texts.beginsIn}
          until={next}
          renderedAt={madeAt}
          offset={offset}
          onEnd={() => {
            setReached(next)
            onEnd()
          }}
        />
        <ChevronIcon size={18} className={styles.arrow} />
      </Link>
      {reached >= endAt ? <Over /> : <Goods of={session} />}
    </section>
  )
}

function Goods({ of: { promotionId, goods } }: { of: Drawn['session'] }) {
  const { partnerId, storeId } = usePage().scope
  return (
    <ul className={styles.row}>
      {goods.map(({ productSn, title, pic, price, struckPrice }) => (
        <li key={productSn}>
          <Link
            to={href('seckillDetail', { partnerId, storeId, id: promotionId, productSn })}
            className={styles.slip}
          >
            <Picture
              src={pic.url}
              alt={title}
              sizes="(min-width: 540px) 126px, 24vw"
              tint={pic.color}
              radius="m"
            />
            <Price amount={price} original={struckPrice} size="sm" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
