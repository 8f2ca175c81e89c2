import type { SeckillSession } from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import { Countdown } from '@mallard/ui/countdown'
import { BoltIcon, ChevronIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import styles from './seckill-strip.module.css'
import { phaseOf } from './session.rules.ts'
import { sessionTexts } from './session.texts.ts'
import { useServerClock } from './use-server-clock.ts'

/**
 * The flash sale that runs, or the next one, with what it sells and the time that is left. Its place
 * is kept: where it is over by now, or does not come, a way to all of them stands there.
 */
export default function SeckillStrip() {
  const { data, isError, refetch } = useQuery({
    ...useApi().seckill.current.query(),
    meta: { isQuiet: true },
  })
  if (!data?.session) return data || isError ? <NoSession /> : null
  return <OneSession session={data.session} now={data.now} onEnd={() => void refetch()} />
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
      <p className={styles.none}>{texts.none}</p>
    </section>
  )
}

function OneSession({
  session,
  now: madeAt,
  onEnd,
}: {
  session: SeckillSession
  now: number
  onEnd: () => void
}) {
  const texts = sessionTexts()
  const { partnerId, storeId } = usePage().scope
  const { now, offset } = useServerClock(madeAt)
  const { promotionId, startAt, endAt, goods } = session
  const isRunning = phaseOf(session, now) === 'running'
  return (
    <section className={styles.strip} aria-label={texts.title}>
      <Link to={href('seckillList', { partnerId, storeId })} className={styles.head}>
        <h2>
          <BoltIcon size={18} className={styles.bolt} />
          {texts.title}
        </h2>
        <Countdown
          key={`${promotionId} ${isRunning}`}
          kind="blocks"
          className={styles.clock}
          label={isRunning ? texts.endsIn : texts.beginsIn}
          until={isRunning ? endAt : startAt}
          renderedAt={now}
          offset={offset}
          onEnd={onEnd}
        />
        <ChevronIcon size={18} className={styles.arrow} />
      </Link>
      <ul className={styles.row}>
        {goods.map(({ productSn, title, pic, price, salePrice }) => (
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
              <Price amount={price} original={salePrice} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
