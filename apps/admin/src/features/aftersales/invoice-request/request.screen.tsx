import type { AdminInvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { IssueForm } from './issue.form.tsx'
import { RefuseForm } from './refuse.form.tsx'
import { requestTexts } from './request.texts.ts'
import { mailTones, stateTones } from './state-tone.ts'

export default function RequestScreen({ id }: { id: string }) {
  const texts = requestTexts.use()
  const { api, can, scope } = useSession()
  const number = Number(id)
  const {
    data: request,
    error,
    refetch,
  } = useQuery({
    ...api.invoiceRequestAdmin.detail.query({ id: number }),
    // While a mail about it is on its way.
    refetchInterval: ({ state }) => (state.data?.mailState === 'waiting' ? 3_000 : false),
  })
  const [open, setOpen] = useState<'issue' | 'refuse'>()
  const back = { to: addressOf(scope, 'invoice-requests'), text: texts.back }
  const close = () => setOpen(undefined)
  if (!request) {
    return (
      <>
        <PageHeader title={texts.requests} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </>
    )
  }
  const { state, stateText, reason, pdfUrl, mailFault } = request
  return (
    <>
      <PageHeader
        title={request.name}
        back={back}
        beside={<Pill tone={stateTones[state]}>{stateText}</Pill>}
        hint={<AuditLink isFirst isPersonal object={`invoiceRequest ${request.id}`} />}
        actions={
          <>
            {pdfUrl && (
              <Button href={pdfUrl} target="_blank">
                {texts.pdf}
              </Button>
            )}
            {state === 'asked' && can('invoice.write') && (
              <>
                <Button danger onClick={() => setOpen('refuse')}>
                  {texts.refuse}
                </Button>
                <Button type="primary" onClick={() => setOpen('issue')}>
                  {texts.issue}
                </Button>
              </>
            )}
          </>
        }
      />
      {reason && (
        <Alert
          type="warning"
          title={texts.reason}
          description={reason}
          style={{ marginBottom: 16 }}
        />
      )}
      {mailFault && (
        <Alert
          type="error"
          title={texts.failed}
          description={mailFault}
          style={{ marginBottom: 16 }}
        />
      )}
      <Panel title={texts.facts}>
        <Facts facts={factsOf(request, texts)} />
      </Panel>
      <Panel title={texts.pics}>
        {request.pics.length === 0 ? (
          <p className="soft">{texts.noPics}</p>
        ) : (
          <Pictures pics={request.pics} size={120} alt={(place) => `${texts.pics} ${place}`} />
        )}
      </Panel>
      {open === 'issue' && <IssueForm id={number} onClose={close} />}
      {open === 'refuse' && <RefuseForm id={number} onClose={close} />}
    </>
  )
}

function factsOf(
  request: AdminInvoiceRequest,
  texts: ReturnType<typeof requestTexts.use>,
): [string, ReactNode][] {
  const { channel, knownAmount, mailState, endTime } = request
  const known = knownAmount === null ? texts.unknown : money(knownAmount)
  const rows: [string, ReactNode][] = [
    [texts.channel, request.channelText],
    [
      texts.orderSn,
      <span key="order" className="mono">
        {request.orderSn}
      </span>,
    ],
    [texts.amount, money(request.amount)],
    [texts.known, channel === 'store' ? '' : known],
    [texts.title, request.name],
    [texts.taxNo, request.taxNo],
    [texts.phone, request.phone],
    [texts.email, request.email],
    [texts.askTime, dateTime(request.createTime)],
    [texts.endTime, endTime === null ? '' : dateTime(endTime)],
    [texts.by, request.by],
    [texts.invoiceNo, request.invoiceNo],
    [
      texts.mail,
      mailState === 'none' ? (
        ''
      ) : (
        <Pill key="mail" tone={mailTones[mailState]}>
          {texts[mailState]}
        </Pill>
      ),
    ],
  ]
  return rows.filter(([, value]) => value !== '')
}
