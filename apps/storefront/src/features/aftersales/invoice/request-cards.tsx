import type { InvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request.calls'
import type { RequestState } from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { ReceiptIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Price } from '@mallard/ui/price'
import { Tag, type TagProps } from '@mallard/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { dotted } from '#platform/dotted.ts'
import { momentText } from '#platform/moment-text.ts'
import { Fact } from './invoice-card.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { requestTexts } from './request.texts.ts'
import { useRequests } from './use-requests.ts'
import styles from './invoice.module.css'

const tones: Readonly<Record<RequestState, NonNullable<TagProps['tone']>>> = {
  asked: 'brand',
  issued: 'good',
  refused: 'warn',
  withdrawn: 'neutral',
}

/** What was asked for with a phone that was proved; nothing while nothing was. */
export function Requests({ phone }: { phone: string }) {
  const texts = requestTexts()
  const api = useApi()
  const { data = [] } = useQuery(api.invoiceRequest.list.query({ phone }))
  if (data.length === 0) return null
  return (
    <section className={styles.form} aria-label={texts.mine}>
      <h2 className={styles.mine}>{texts.mine}</h2>
      {data.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </section>
  )
}

function RequestCard({ request }: { request: InvoiceRequest }) {
  const texts = { ...requestTexts(), ...invoiceTexts() }
  const locale = useLocale()
  const { withdraw, isBusy } = useRequests()
  const { id, state, reason, invoiceNo, pdfUrl, endTime } = request
  return (
    <Card
      title={dotted([request.channelText, request.orderSn])}
      extra={<Tag tone={tones[state]}>{request.stateText}</Tag>}
    >
      <dl className={styles.facts}>
        <Fact name={texts.titleIs}>{request.name}</Fact>
        {request.taxNo && <Fact name={texts.taxNo}>{request.taxNo}</Fact>}
        <Fact name={texts.amount}>
          <Price amount={request.amount} tone="ink" cents="always" />
        </Fact>
        {reason && <Fact name={texts.reason}>{reason}</Fact>}
        {invoiceNo && <Fact name={texts.invoiceNo}>{invoiceNo}</Fact>}
        <Fact name={texts.askTime}>{momentText(request.createTime, locale)}</Fact>
        {endTime !== null && <Fact name={texts.endTime}>{momentText(endTime, locale)}</Fact>}
      </dl>
      {pdfUrl && (
        <Button kind="primary" block href={pdfUrl} icon={<ReceiptIcon size={18} />}>
          {texts.view}
        </Button>
      )}
      {state === 'asked' && (
        <Button kind="plain" block busy={isBusy} onClick={() => void withdraw(id)}>
          {texts.withdraw}
        </Button>
      )}
    </Card>
  )
}
