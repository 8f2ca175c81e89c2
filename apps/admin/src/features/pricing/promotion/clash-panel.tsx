import type { PromotionSetup } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useDeferredValue } from 'react'
import { failureText } from '#platform/api-error.ts'
import { Dated } from '#platform/parts/dated.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './promotion.module.css'
import { promotionTexts } from './promotion.texts.ts'

/** Other promotions for the same goods at the same time, and which of them wins. */
export function ClashPanel({ setup }: { setup: PromotionSetup | undefined }) {
  const texts = promotionTexts.use()
  const locale = useLocale()
  const { api, scope } = useSession()
  const asked = useDeferredValue(setup)
  const { data, error, isLoading } = useQuery({
    ...api.promotionAdmin.clashes.query(asked!),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Panel title={texts.clashes}>
      <p className={`${styles.hint} soft small`}>{texts.clashesHint}</p>
      {!setup && <p>{texts.incomplete}</p>}
      {setup && isLoading && <Skeleton active paragraph={{ rows: 2 }} />}
      {setup && error && <p className={styles.bad}>{failureText(error, locale)}</p>}
      {setup && data?.length === 0 && <p>{texts.noClash}</p>}
      {setup && data && data.length > 0 && (
        <ul className={styles.clashes}>
          {data.map((clash) => (
            <li key={clash.id}>
              <div className={styles.line}>
                <Link to={addressOf(scope, 'promotions', clash.id)} className={styles.link}>
                  {clash.name}
                </Link>
                <Pill tone={clash.effect === 'competes' ? 'warn' : 'plain'}>
                  {texts[clash.effect]}
                </Pill>
              </div>
              <div className="soft small">
                {clash.text} · {texts.goods(clash.goods)}
              </div>
              <div className="soft small">
                <Dated text={`${dateTime(clash.startAt)} – ${dateTime(clash.endAt)}`} />
              </div>
              {clash.savings && (
                <p className="small">
                  {texts.winner(
                    clash.savings.title,
                    clash.savings.quantity,
                    money(clash.savings.this),
                    money(clash.savings.other),
                  )}{' '}
                  {texts.tie(clash.first)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
