import type { PostagePart } from '@mallard/contract/activities/postage/postage.codes'
import type { Postage } from '@mallard/contract/activities/postage/postage.fields'
import { href } from '@mallard/contract/paths'
import type { Fen } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import { useQueryClient } from '@tanstack/react-query'
import { ActivityClock } from '#entities/activity/activity-clock.tsx'
import { ActivityOffer } from '#entities/activity/activity-offer.tsx'
import { ActivityShare } from '#entities/activity/activity-share.tsx'
import shared from '#entities/activity/activity.module.css'
import { useApi } from '#platform/api.ts'
import { linesOf } from '#platform/lines-of.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { postageTexts } from './postage.texts.ts'
import styles from './postage.module.css'

/** Yuan without empty decimals. */
const shortYuan = (amount: Fen) => yuan(amount).replace(/\.00$/, '')

interface Shown {
  postage: Postage
  part: PostagePart
  orderSn: string | null
  others: readonly Postage[]
  serverTime: number
}

/** A trial for its postage: what it is, what it costs, and the way to its checkout. */
export default defineScreen('postageDetail', {
  queries: ({ api, params: { postageUuid } }) => ({
    shown: api.postage.postagePromotionDetail.query({ postageUuid }),
  }),

  head: ({ scope: { partnerId, storeId }, locale }, { shown: { postage } }) => {
    const texts = postageTexts.of(locale)
    const { postageUuid, title, postageAmount, salePrice, pic } = postage
    const amount = shortYuan(postageAmount)
    return {
      title: texts.card(title, amount),
      description: texts.rulePay(amount, shortYuan(salePrice)),
      image: pic,
      canonical: href('postageDetail', { partnerId, storeId, postageUuid }),
    }
  },

  Skeleton: () => <RowBones bar={<Bar />} count={4} label={postageTexts().loading} />,

  Screen: ({ data: { shown } }) => (
    <>
      <Bar postage={shown.postage} />
      {/* Another trial is another page, although it has the same screen. */}
      <Trial key={shown.postage.postageUuid} {...shown} />
    </>
  ),
})

function Bar({ postage }: { postage?: Postage }) {
  const to = usePostageHref()
  const { title, share } = postageTexts()
  return (
    <PageBar
      title={title}
      right={
        postage && (
          <ActivityShare
            label={share}
            itemId={postage.itemId}
            price={postage.postageAmount}
            struckPrice={postage.struckPrice}
            path={to(postage)}
          />
        )
      }
    />
  )
}

/** The page of a trial. */
function usePostageHref(): (postage: Postage) => string {
  const { partnerId, storeId } = usePage().scope
  return ({ postageUuid }) => href('postageDetail', { partnerId, storeId, postageUuid })
}

/** The page of the goods, where they can be had at their usual price. */
function useGoodsHref({ itemId }: Postage): string {
  const { partnerId, storeId } = usePage().scope
  return href('goods', { partnerId, storeId, itemId })
}

function Trial({ postage, part, orderSn, others, serverTime }: Shown) {
  const texts = postageTexts()
  const to = usePostageHref()
  return (
    <>
      <div className={shared.body}>
        <Offer postage={postage} serverTime={serverTime} />
        <Rules postage={postage} />
        <CellList>
          <Cell title={texts.about} href={useGoodsHref(postage)} />
        </CellList>
        {others.length > 0 && (
          <section className={styles.others}>
            <h2>{texts.others}</h2>
            {others.map((each) => (
              <ListRow
                key={each.postageUuid}
                picture={
                  <Picture
                    src={each.pic.url}
                    alt=""
                    sizes="88px"
                    tint={each.pic.color}
                    radius="m"
                  />
                }
                title={each.title}
                note={each.productAttr}
                href={to(each)}
                foot={<Price amount={each.postageAmount} original={each.struckPrice} size="lg" />}
              />
            ))}
          </section>
        )}
      </div>
      <Actions postage={postage} part={part} orderSn={orderSn} />
    </>
  )
}

function Offer({ postage, serverTime }: { postage: Postage; serverTime: number }) {
  const texts = postageTexts()
  const api = useApi()
  const client = useQueryClient()
  const { title, productAttr, pic, postageAmount, struckPrice, left, quota, audience } = postage
  const { key } = api.postage.postagePromotionDetail
  const tags = (
    <>
      {productAttr && <Tag tone="neutral">{productAttr}</Tag>}
      <Tag>{texts.once}</Tag>
      {audience === 'new' && <Tag>{texts.newOnly}</Tag>}
      <Tag tone={left > 0 ? 'warn' : 'neutral'}>
        {left > 0 ? texts.left(left, quota) : texts.gone}
      </Tag>
    </>
  )
  return (
    <ActivityOffer pic={pic} alt={title} title={title} tags={tags}>
      <div className={shared.row}>
        <span className={shared.prices}>
          <span className={shared.label}>{texts.pay}</span>
          <Price amount={postageAmount} original={struckPrice} size="xl" />
        </span>
        <ActivityClock
          activity={postage}
          serverTime={serverTime}
          texts={texts}
          onEnd={() => void client.invalidateQueries({ queryKey: key })}
        />
      </div>
    </ActivityOffer>
  )
}

/** What the operator says, and what holds for every trial. */
function Rules({ postage: { rules, postageAmount, salePrice } }: { postage: Postage }) {
  const texts = postageTexts()
  return (
    <section className={shared.panel}>
      <h2>{texts.rules}</h2>
      <ul className={shared.rules}>
        <li>{texts.rulePay(shortYuan(postageAmount), shortYuan(salePrice))}</li>
        <li>{texts.ruleOnce}</li>
        <li>{texts.ruleAlone}</li>
        <li>{texts.ruleReturn}</li>
        {linesOf(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

interface ActionsProps {
  postage: Postage
  part: PostagePart
  orderSn: string | null
}

function Actions({ postage, part, orderSn }: ActionsProps) {
  const texts = postageTexts()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const { partnerId, storeId } = usePage().scope
  const { state, left, postageUuid, postageAmount } = postage
  const mayTake = state === 'RUN' && left > 0 && part !== 'notNew'
  const words =
    state === 'WAIT'
      ? texts.wait
      : state !== 'RUN'
        ? texts.over
        : part === 'notNew'
          ? texts.notNew
          : left > 0
            ? texts.take(shortYuan(postageAmount))
            : texts.gone

  async function take(): Promise<void> {
    if (await requireLogin()) navigate(href('checkoutPostage', { partnerId, storeId, postageUuid }))
  }

  return (
    <ActionBar>
      <div className={styles.actions}>
        <Button kind="soft" size="lg" block href={useGoodsHref(postage)}>
          {texts.atPrice}
        </Button>
        {orderSn === null ? (
          <Button kind="primary" size="lg" block disabled={!mayTake} onClick={() => void take()}>
            {words}
          </Button>
        ) : (
          <Button
            kind="primary"
            size="lg"
            block
            href={href('orderDetail', { partnerId, storeId, orderId: orderSn })}
          >
            {texts.joined}
          </Button>
        )}
      </div>
    </ActionBar>
  )
}
