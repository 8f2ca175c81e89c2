import { Alert } from 'antd'
import { useSession } from '../session.ts'
import { defineTexts } from '../texts.ts'
import { PageLink } from './page-link.tsx'

const texts = defineTexts(
  {
    title: '退款没有成功，需要人工处理',
    told: '买家已看到“退款遇到问题，商家正在人工处理”。',
    open: '去处理退款',
  },
  {
    title: 'A refund did not go through: it needs you',
    told: 'The shopper reads that there was a problem and that staff are handling it.',
    open: 'Go to the refund',
  },
)

/**
 * A channel refused for good to carry money back: says so above the order or the return, and leads
 * to the refund. `q` finds it there.
 */
export function StuckRefund({ q }: { q: string }) {
  const words = texts.use()
  const { can } = useSession()
  return (
    <Alert
      type="error"
      title={words.title}
      description={
        <>
          {words.told}{' '}
          {can('pay.repair') && (
            <PageLink to="payments" query={{ tab: 'refunds', q }}>
              {words.open}
            </PageLink>
          )}
        </>
      }
      style={{ marginBottom: 16 }}
    />
  )
}
