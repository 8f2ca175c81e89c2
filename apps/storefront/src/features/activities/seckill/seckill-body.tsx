import type { SaleState } from '@mallard/contract/activities/seckill/seckill.codes'
import type {
  SeckillDetail,
  SeckillGoods,
  SeckillQuota,
} from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Countdown } from '@mallard/ui/countdown'
import { BoltIcon } from '@mallard/ui/icons'
import { ImageViewer } from '@mallard/ui/image-viewer'
import { Notice } from '@mallard/ui/notice'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Stepper } from '@mallard/ui/stepper'
import { Swiper } from '@mallard/ui/swiper'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'
import { phaseOf, stateOf } from '#entities/seckill/session.rules.ts'
import { sessionTexts } from '#entities/seckill/session.texts.ts'
import { TakenBar } from './taken-bar.tsx'
import { useQuota } from '#entities/seckill/use-quota.ts'
import type { ServerClock } from '#entities/activity/use-server-clock.ts'
import { SeckillBar } from './seckill-bar.tsx'
import styles from './seckill.module.css'
import { useSessionClock } from './use-session-clock.ts'

/** Asks how the session ended, until a page that was made before its early end knows it. */
function useFreshEnd(isOutdated: boolean, now: number): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: api.seckill.secKillDetail.key })
  }, [api, client, isOutdated, now])
}

/** A SKU of a session: its price and time, how it sells, and the button that takes it. */
export function SeckillBody({ detail }: { detail: SeckillDetail }) {
  const texts = seckillTexts()
  const clock = useSessionClock(detail.now)
  const { now } = clock
  const { sku, goods } = detail
  const { partnerId, storeId } = usePage().scope
  const quota = useQuota(detail, now).get(sku.productSn)
  const isOver = quota?.state === 'ended'
  const state = isOver ? 'ended' : stateOf(detail, quota?.state, now)
  useFreshEnd(isOver && phaseOf(detail, now) !== 'over', now)
  const [quantity, setQuantity] = useState(1)
  const max = Math.max(1, Math.min(sku.limit, quota?.left ?? sku.limit))
  return (
    <>
      <Pictures sku={sku} detail={detail} />
      <Band detail={detail} clock={clock} quota={quota} />
      <StateNotice state={state} />
      <div className={styles.body}>
        <section className={styles.panel}>
          <h2 className={styles.title}>{sku.title}</h2>
          {goods.subTitle && <p className={styles.subTitle}>{goods.subTitle}</p>}
          <div className={styles.tags}>
            {sku.productAttr && <Tag tone="neutral">{sku.productAttr}</Tag>}
            <Tag>{texts.quota(sku.quota)}</Tag>
            <Tag tone="warn">{texts.limit(sku.limit)}</Tag>
          </div>
          {state === 'selling' && sku.limit > 1 && (
            <div className={styles.row}>
              <span>{texts.quantity}</span>
              <Stepper
                label={texts.quantity}
                value={Math.min(quantity, max)}
                max={max}
                onChange={setQuantity}
                onLimit={(bound) =>
                  bound === 'max' &&
                  toast(max < sku.limit ? texts.left(max) : texts.limit(sku.limit))
                }
              />
            </div>
          )}
        </section>
        <Variants detail={detail} />
        <section className={styles.panel}>
          <h3>{texts.rules}</h3>
          <ul className={styles.rules}>
            <li>{texts.payNote}</li>
            <li>{texts.releaseNote}</li>
            <li>{texts.limit(sku.limit)}</li>
          </ul>
        </section>
        <CellList>
          <Cell
            title={texts.about}
            href={href('goods', { partnerId, storeId, itemId: goods.itemId })}
          />
          <Cell title={texts.all} href={href('seckillList', { partnerId, storeId })} />
        </CellList>
      </div>
      <SeckillBar detail={detail} state={state} quantity={Math.min(quantity, max)} />
    </>
  )
}

const full = '(min-width: 540px) 540px, 100vw'

/** The SKU's own picture first, then those of its goods. */
function Pictures({ sku, detail: { goods } }: { sku: SeckillGoods; detail: SeckillDetail }) {
  const texts = seckillTexts()
  const [zoomed, setZoomed] = useState<number>()
  const pics = [sku.pic, ...goods.pics.filter(({ url }) => url !== sku.pic.url)]
  const named = (place: number) => `${sku.title} ${place + 1}`
  return (
    <>
      <Swiper label={texts.pictures} indicator="count" ratio={1} className={styles.hero}>
        {pics.map((pic, place) => (
          <button
            key={pic.url}
            type="button"
            className={styles.slide}
            aria-label={texts.zoom(place + 1)}
            onClick={() => setZoomed(place)}
          >
            <Picture
              src={pic.url}
              alt={named(place)}
              sizes={full}
              tint={pic.color}
              eager={place === 0}
              {...(place === 0 && { priority: 'high' as const })}
            />
          </button>
        ))}
      </Swiper>
      <ImageViewer
        open={zoomed !== undefined}
        onClose={() => setZoomed(undefined)}
        index={zoomed ?? 0}
        pictures={pics.map(({ url }, place) => ({ src: url, alt: named(place) }))}
      />
    </>
  )
}

function Band({
  detail,
  clock: { now, offset },
  quota,
}: {
  detail: SeckillDetail
  clock: ServerClock
  quota: SeckillQuota | undefined
}) {
  const [texts, session] = [seckillTexts(), sessionTexts()]
  const api = useApi()
  const client = useQueryClient()
  const { sku, startAt, endAt, isClosed } = detail
  const phase = phaseOf(detail, now)
  const refresh = () => void client.invalidateQueries({ queryKey: api.seckill.secKillDetail.key })
  return (
    <section className={styles.band} data-phase={phase} aria-label={session.title}>
      <div>
        <span className={styles.label}>
          <BoltIcon size={16} />
          {texts.price}
        </span>
        <div className={styles.prices}>
          <Price amount={sku.price} size="xl" tone="inherit" />
          {sku.struckPrice !== undefined && (
            <del className={styles.was} translate="no">
              {`¥${yuan(sku.struckPrice).replace(/\.00$/, '')}`}
            </del>
          )}
        </div>
      </div>
      <div className={styles.clock}>
        {phase === 'over' ? (
          <span>{isClosed ? texts.closed : texts.ended}</span>
        ) : (
          <>
            <span aria-hidden="true">
              {phase === 'running' ? session.endsIn : session.beginsIn}
            </span>
            <Countdown
              key={phase}
              kind="blocks"
              until={phase === 'running' ? endAt : startAt}
              renderedAt={now}
              offset={offset}
              onEnd={refresh}
            />
          </>
        )}
        {phase === 'running' && <TakenBar quota={quota} />}
      </div>
    </section>
  )
}

const notes = {
  wait: undefined,
  selling: undefined,
  chance: 'chanceNote',
  soldOut: 'soldOutNote',
  ended: undefined,
} as const

function StateNotice({ state }: { state: SaleState }) {
  const texts = seckillTexts()
  const note = notes[state]
  return (
    <div aria-live="polite">
      {note && <Notice tone={state === 'chance' ? 'warn' : 'neutral'}>{texts[note]}</Notice>}
    </div>
  )
}

/** The other SKUs of the same goods that are in the session. */
function Variants({ detail: { promotionId, sku, variants } }: { detail: SeckillDetail }) {
  const texts = seckillTexts()
  const { partnerId, storeId } = usePage().scope
  if (variants.length === 0) return null
  return (
    <section className={styles.panel}>
      <h3>{texts.others}</h3>
      <div className={styles.variants}>
        {[sku, ...variants].map(({ productSn, productAttr, price }) => (
          <Link
            key={productSn}
            to={href('seckillDetail', { partnerId, storeId, id: promotionId, productSn })}
            replace
            className={styles.variant}
            {...(productSn === sku.productSn && { 'aria-current': 'page' as const })}
          >
            {productAttr} <Price amount={price} size="sm" tone="inherit" />
          </Link>
        ))}
      </div>
    </section>
  )
}
