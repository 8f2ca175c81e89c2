import { useQuery } from '@tanstack/react-query'
import { Facts } from '#platform/parts/facts.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { returnStatusText } from '#platform/return-status.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { orderTexts } from './order.texts.ts'

/** What else there is of an order: its returns and its invoices, for who may see them. */
export function OrderRelated({ sn }: { sn: string }) {
  const texts = orderTexts.use()
  const locale = useLocale()
  const { api, can } = useSession()
  const returns =
    useQuery({ ...api.returnsAdmin.list.query({ q: sn }), enabled: can('return.read') }).data
      ?.list ?? []
  const invoices =
    useQuery({ ...api.invoiceAdmin.list.query({ q: sn }), enabled: can('invoice.read') }).data
      ?.list ?? []
  if (returns.length + invoices.length === 0) return null
  return (
    <Panel title={texts.related}>
      <Facts
        facts={[
          ...returns.map(
            ({ applyId, typeText, status }) =>
              [
                typeText,
                <PageLink key={applyId} to="returns" id={applyId}>
                  {returnStatusText(status, locale)} <span className="mono nowrap">{applyId}</span>
                </PageLink>,
              ] as const,
          ),
          ...invoices.map(
            ({ invoiceId, stageText, name }) =>
              [
                texts.invoice,
                <PageLink key={invoiceId} to="invoices" id={invoiceId}>
                  {stageText} {name}
                </PageLink>,
              ] as const,
          ),
        ]}
      />
    </Panel>
  )
}
