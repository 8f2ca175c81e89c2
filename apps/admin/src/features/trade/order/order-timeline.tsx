import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Timeline } from '#platform/parts/timeline.tsx'
import { useLocale } from '#platform/texts.ts'
import { stepBy, stepText } from './order-steps.ts'
import { orderTexts } from './order.texts.ts'

export function OrderTimeline({ order }: { order: AdminOrder }) {
  const texts = orderTexts.use()
  const locale = useLocale()
  const { exchangeOf } = order
  return (
    <Timeline
      title={texts.timeline}
      steps={[...order.log].reverse().map((entry) => ({
        key: `${entry.at}-${entry.to}-${entry.reason}`,
        text:
          entry.from === null && exchangeOf !== null ? (
            <>
              {stepText(entry, order, locale)}{' '}
              <PageLink to="returns" id={exchangeOf}>
                <span className="mono nowrap">{exchangeOf}</span>
              </PageLink>
            </>
          ) : (
            stepText(entry, order, locale)
          ),
        at: entry.at,
        by: stepBy(entry, order, locale),
        note: entry.reason,
      }))}
    />
  )
}
