import type { NewArrival } from '@mallard/contract/activities/gift/gift.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Countdown } from '@mallard/ui/countdown'
import { Empty } from '@mallard/ui/empty'
import { Tag } from '@mallard/ui/tag'
import { useQueryClient } from '@tanstack/react-query'
import { Delivery, useDelivery } from '#entities/address/delivery.tsx'
import { useServerClock } from '#entities/activity/use-server-clock.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { useApi } from '#platform/api.ts'
import { homeHref, useRequireLogin } from '#platform/login.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { GiftFace } from './gift-face.tsx'
import { giftTexts } from './gift.texts.ts'
import styles from './gift.module.css'
import { useClaim } from './use-claim.ts'

/** The gift for new customers: what it is, how many are left, and the button that takes it. */
export default defineScreen('giftNewArrival', {
  queries: ({ api }) => ({ arrival: api.gift.newArrival.query() }),
  head: ({ scope: { partnerId, storeId }, locale }, { arrival: { gift } }) => {
    const texts = giftTexts.of(locale)
    if (!gift) return { title: texts.title, noIndex: true }
    return {
      title: `${texts.title} · ${gift.title}`,
      description: texts.description,
      ...(gift.pic && { image: gift.pic }),
      canonical: href('giftNewArrival', { partnerId, storeId }),
    }
  },
  Skeleton: () => <RowBones bar={<Bar />} count={5} label={giftTexts().loading} />,
  Screen: ({ data: { arrival } }) => (
    <>
      <Bar />
      <Arrival arrival={arrival} />
    </>
  ),
})

function Bar() {
  const texts = giftTexts()
  return <PageBar title={texts.title} right={<ShareButton label={texts.share} />} />
}

export function Arrival({ arrival }: { arrival: NewArrival }) {
  const texts = giftTexts()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const { gift, standing, claim, serverTime } = arrival
  const { now, offset } = useServerClock(serverTime)
  const api = useApi()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: api.gift.newArrival.key })
  const mayHave = standing === 'open'
  const address = useDelivery(mayHave && gift?.kind === 'goods')
  if (!gift)
    return (
      <Empty
        title={texts.none}
        note={texts.noneNote}
        action={
          <Button
            kind="primary"
            href={claim ? href('giftSuccess', { partnerId, storeId }) : homeHref(scope)}
          >
            {claim ? texts.claimed : texts.home}
          </Button>
        }
      />
    )
  const { itemId, left, endAt } = gift
  return (
    <>
      <div className={styles.page}>
        <section className={styles.box}>
          <GiftFace gift={gift} />
          <div className={`${styles.tags} ${styles.words}`}>
            <Tag tone={left > 0 ? 'brand' : 'neutral'}>
              {left > 0 ? texts.left(left) : texts.gone}
            </Tag>
            <Tag tone="neutral">{texts.perOne}</Tag>
            <Countdown
              label={texts.endsIn}
              until={endAt}
              renderedAt={now}
              offset={offset}
              onEnd={refresh}
            />
          </div>
        </section>
        {mayHave && gift.kind === 'goods' && address.isKnown && <Delivery address={address} />}
        <CellList>
          {itemId !== null && (
            <Cell title={texts.about} href={href('goods', { partnerId, storeId, itemId })} />
          )}
          <Cell
            title={texts.rules}
            note={texts.notNewNote}
            href={href('giftRule', { partnerId, storeId })}
          />
        </CellList>
      </div>
      <ActionBar>
        <Take arrival={arrival} addressId={address.chosen?.id} isAddressed={address.isKnown} />
      </ActionBar>
    </>
  )
}

function Take({
  arrival: { gift, standing, claim: got },
  addressId,
  isAddressed,
}: {
  arrival: NewArrival
  addressId: number | undefined
  isAddressed: boolean
}) {
  const texts = giftTexts()
  const { partnerId, storeId } = usePage().scope
  const requireLogin = useRequireLogin()
  const { isBusy, claim } = useClaim()
  if (got)
    return (
      <Button kind="primary" size="lg" block href={href('giftSuccess', { partnerId, storeId })}>
        {texts.claimed}
      </Button>
    )
  const isGoods = gift?.kind === 'goods'
  const lacksAddress = standing === 'open' && isGoods && isAddressed && addressId === undefined
  const words = {
    visitor: texts.signIn,
    open: texts.claim,
    claimed: texts.hadOne,
    notNew: texts.notNew,
    gone: texts.gone,
  }
  return (
    <Button
      kind="primary"
      size="lg"
      block
      busy={isBusy}
      disabled={(standing !== 'visitor' && standing !== 'open') || lacksAddress}
      onClick={() =>
        void requireLogin().then((isIn) => {
          if (isIn) claim(isGoods ? addressId : undefined)
        })
      }
    >
      {words[standing]}
    </Button>
  )
}
