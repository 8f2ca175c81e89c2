import { orderStatusText, orderStatusTone } from '#platform/order-status.ts'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { money, shortTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useQuery } from '@tanstack/react-query'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'

/** Orders that are shown beside a conversation. */
const shown = 5

/** Who writes, and what they bought here lately. */
export function BuyerPanel({ memberId, rating }: { memberId: number; rating: Rating }) {
  const { can } = useSession()
  return (
    <>
      <RatingPanel rating={rating} />
      {can('member.read') && <Buyer memberId={memberId} />}
    </>
  )
}

type Rating = { readonly stars: number; readonly words: string; readonly at: number } | null

/** What the member thought of the service last. */
function RatingPanel({ rating }: { rating: Rating }) {
  const texts = conversationTexts.use()
  if (!rating) return null
  return (
    <Panel title={texts.rating}>
      <div className={styles.order}>
        <span className={styles.orderHead}>
          <Pill tone={rating.stars >= 4 ? 'good' : rating.stars === 3 ? 'warn' : 'bad'}>
            {texts.stars(rating.stars)}
          </Pill>
          <span className="soft small">{shortTime(rating.at)}</span>
        </span>
        {rating.words}
      </div>
    </Panel>
  )
}

function Buyer({ memberId }: { memberId: number }) {
  const texts = conversationTexts.use()
  const locale = useLocale()
  const { api, scope, can } = useSession()
  const answer = useQuery({ ...api.memberAdmin.detail.query({ memberId }), retry: false })
  return (
    <Loaded answer={answer} rows={8}>
      {({ phoneMasked, level, paid, orderList, returns }) => (
        <>
          <Panel
            title={texts.buyer}
            extra={<Link to={addressOf(scope, 'members', memberId)}>{texts.seeMember}</Link>}
          >
            <Facts
              facts={[
                [texts.phone, phoneMasked],
                [texts.memberLevel, level],
                [texts.spent, money(paid)],
                [texts.returns, String(returns.length)],
              ]}
            />
          </Panel>
          <Panel title={texts.orders}>
            {orderList.length === 0 ? (
              <p className="soft">{texts.noOrders}</p>
            ) : (
              <ul className={styles.orders}>
                {orderList.slice(0, shown).map((order) => (
                  <li key={order.orderSn} className={styles.order}>
                    <span className={styles.orderHead}>
                      {can('order.read') ? (
                        <Link to={addressOf(scope, 'orders', order.orderSn)} className="mono">
                          {order.orderSn}
                        </Link>
                      ) : (
                        <span className="mono">{order.orderSn}</span>
                      )}
                      <Pill
                        tone={orderStatusTone(
                          order.status as Parameters<typeof orderStatusTone>[0],
                        )}
                      >
                        {orderStatusText(order.status, locale)}
                      </Pill>
                    </span>
                    <span>{order.title}</span>
                    <span className="soft small">
                      {money(order.payAmount)} · {shortTime(order.createTime)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        </>
      )}
    </Loaded>
  )
}
