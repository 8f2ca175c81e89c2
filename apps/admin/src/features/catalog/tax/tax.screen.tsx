import { taxText } from '@mallard/contract/catalog/tax/tax.codes'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { TaxForm } from './tax.form.tsx'
import { taxTexts } from './tax.texts.ts'

/** What invoices tell of goods that say nothing themselves, and of freight. */
export default function TaxScreen() {
  const texts = taxTexts.use()
  const locale = useLocale()
  const { api, canEverywhere } = useSession()
  const [isOpen, setOpen] = useState(false)
  const mayChange = canEverywhere('store.write')
  const answer = useQuery({
    ...api.taxAdmin.read.query(),
    staleTime: 0,
  })
  return (
    <>
      <PageHeader title={texts.title} hint={mayChange ? texts.hint : texts.readOnly} />
      <Loaded answer={answer}>
        {(data) => (
          <Panel
            title={texts.panel}
            extra={mayChange && <Button onClick={() => setOpen(true)}>{texts.change}</Button>}
          >
            <Facts
              facts={[
                [
                  texts.usual,
                  data.usual
                    ? taxText(data.usual, locale)
                    : texts.house(taxText(data.house, locale)),
                ],
                [texts.freight, data.freight ? taxText(data.freight, locale) : texts.spread],
                [texts.ownGoods, texts.goodsCount(data.ownGoods)],
              ]}
            />
            <p className="soft small" style={{ marginTop: 10 }}>
              {data.updatedAt === null
                ? texts.unchanged
                : texts.changedAt(dateTime(data.updatedAt))}
              <AuditLink object="tax" />
            </p>
          </Panel>
        )}
      </Loaded>
      {isOpen && answer.data && <TaxForm of={answer.data} onClose={() => setOpen(false)} />}
    </>
  )
}
