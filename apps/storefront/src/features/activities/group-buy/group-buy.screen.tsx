import type {
  GroupActivity,
  GroupPage,
  GroupSku,
} from '@mallard/contract/activities/group-buy/group-buy.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Stepper } from '@mallard/ui/stepper'
import { Tag } from '@mallard/ui/tag'
import { ActivityOffer } from '#entities/activity/activity-offer.tsx'
import { ActivityShare } from '#entities/activity/activity-share.tsx'
import shared from '#entities/activity/activity.module.css'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { groupTexts } from './group-buy.texts.ts'
import styles from './group-buy.module.css'
import { goalText, shortYuan, standingText } from './group-rules.ts'
import { GroupPeople, GroupStanding } from './group-standing.tsx'
import { maxQuantityOf, useGroup, type GroupHandle } from './use-group.ts'

/** A group-buying activity: its goods at their prices, who is in, and the way in. */
export default defineScreen('groupBuy', {
  queries: ({ api, params: { urlCode } }) => ({ shown: api.activity.list.query({ urlCode }) }),

  head: ({ scope: { partnerId, storeId }, locale }, { shown: { activity, goods } }) => {
    const texts = groupTexts.of(locale)
    const [first] = goods
    return {
      title: first ? texts.card(first.title, shortYuan(first.price)) : activity.name,
      description: texts.cardNote(standingText(activity, texts)),
      ...(first && { image: first.pic }),
      canonical: href('groupBuy', { partnerId, storeId, urlCode: activity.urlCode }),
    }
  },

  Skeleton: () => (
    <RowBones bar={<PageBar title={groupTexts().title} />} count={4} label={groupTexts().loading} />
  ),

  Screen: ({ data: { shown } }) => <Shown key={shown.activity.urlCode} drawn={shown} />,
})

function Shown({ drawn }: { drawn: GroupPage }) {
  const texts = groupTexts()
  const handle = useGroup(drawn)
  const { page } = handle
  const { activity, goods, persons } = page
  const { partnerId, storeId } = usePage().scope
  const [first] = goods
  return (
    <>
      <PageBar
        title={texts.title}
        right={
          first && (
            <ActivityShare
              label={texts.share}
              itemId={first.itemId}
              price={first.price}
              struckPrice={first.struckPrice}
              path={href('groupBuy', { partnerId, storeId, urlCode: activity.urlCode })}
            />
          )
        }
      />
      <div className={shared.body}>
        {first && <Offer page={page} first={first} refresh={handle.refresh} />}
        <Goods handle={handle} />
        <GroupPeople activity={activity} persons={persons} />
        <GroupRules activity={activity} />
      </div>
      <JoinBar handle={handle} />
    </>
  )
}

function Offer({
  page: { activity, serverTime },
  first,
  refresh,
}: {
  page: GroupPage
  first: GroupSku
  refresh: () => void
}) {
  const texts = groupTexts()
  const tags = (
    <>
      <Tag>{goalText(activity, texts)}</Tag>
      {activity.result === 'formed' && <Tag tone="good">{texts.formed}</Tag>}
    </>
  )
  return (
    <ActivityOffer pic={first.pic} alt={first.title} title={activity.name} tags={tags}>
      <GroupStanding activity={activity} serverTime={serverTime} refresh={refresh} />
    </ActivityOffer>
  )
}

/** The goods of the activity, each with its own number. */
function Goods({ handle }: { handle: GroupHandle }) {
  const texts = groupTexts()
  const { partnerId, storeId } = usePage().scope
  const isOpen = handle.page.activity.state === 'RUN'
  return (
    <section className={shared.panel}>
      <h2>{texts.goods}</h2>
      <div className={styles.goods}>
        {handle.page.goods.map((sku) => {
          const { productSn, itemId, title, productAttr, pic, price, struckPrice, left, limit } =
            sku
          return (
            <ListRow
              key={productSn}
              picture={<Picture src={pic.url} alt="" sizes="88px" tint={pic.color} radius="m" />}
              title={title}
              note={productAttr}
              href={href('goods', { partnerId, storeId, itemId })}
              tags={
                <>
                  <Tag tone="neutral">{texts.limit(limit)}</Tag>
                  {left === 0 && <Tag tone="neutral">{texts.gone}</Tag>}
                  {left > 0 && left <= 10 && <Tag tone="warn">{texts.left(left)}</Tag>}
                </>
              }
              foot={<Price amount={price} original={struckPrice} size="lg" />}
              trailing={
                isOpen && left > 0 ? (
                  <Stepper
                    size="sm"
                    min={0}
                    max={maxQuantityOf(sku)}
                    value={handle.quantityOf(sku)}
                    onChange={(quantity) => handle.choose(sku, quantity)}
                    label={texts.count(title)}
                  />
                ) : undefined
              }
              dim={left === 0}
            />
          )
        })}
      </div>
    </section>
  )
}

/** The rules of an activity, in words. */
function GroupRules({ activity: { goal, freightCoupon } }: { activity: GroupActivity }) {
  const texts = groupTexts()
  const hasGoal = goal.type !== 'none'
  return (
    <section className={shared.panel}>
      <h2>{texts.rules}</h2>
      <ul className={shared.rules}>
        <li>
          {goal.type === 'people' && texts.rulePeople(goal.value)}
          {goal.type === 'quantity' && texts.ruleUnits(goal.value)}
          {goal.type === 'none' && texts.ruleNoGoal}
        </li>
        {hasGoal && <li>{texts.ruleFail}</li>}
        {hasGoal && <li>{texts.ruleLeave}</li>}
        <li>{texts.ruleParts}</li>
        <li>{freightCoupon ? texts.ruleCoupon : texts.ruleNoCoupon}</li>
      </ul>
    </section>
  )
}

function JoinBar({ handle: { page, units, amount, isBusy, join } }: { handle: GroupHandle }) {
  const texts = groupTexts()
  const { state, goal, people } = page.activity
  const isOpen = state === 'RUN'
  const isGone = page.goods.every(({ left }) => left === 0)
  const wayIn = goal.type === 'none' ? texts.buyNow : people === 0 ? texts.open : texts.join
  const shut = state === 'WAIT' ? texts.wait : texts.over
  return (
    <ActionBar>
      <div className={styles.actions}>
        <span className={styles.sum}>
          <Price amount={amount} size="lg" />
          <span className={styles.note}>{texts.chosen(units)}</span>
        </span>
        <Button
          kind="primary"
          size="lg"
          block
          busy={isBusy}
          disabled={!isOpen || units === 0}
          onClick={join}
        >
          {isOpen ? (isGone ? texts.gone : units === 0 ? texts.choose : wayIn) : shut}
        </Button>
      </div>
    </ActionBar>
  )
}
