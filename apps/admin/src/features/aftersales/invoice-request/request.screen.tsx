import type { AdminInvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { definePage } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { dateTime, money } from '#platform/show.ts'
import { IssueForm } from './issue.form.tsx'
import { RefuseForm } from './refuse.form.tsx'
import { requestTexts } from './request.texts.ts'
import { mailTones, stateTones } from './state-tone.ts'

export default definePage({
  texts: requestTexts,
  read: (api, id) => api.invoiceRequestAdmin.detail.query({ id: Number(id) }),
  // While a mail about it is on its way.
  every: ({ mailState }) => (mailState === 'waiting' ? 3_000 : 0),
  section: 'invoice-requests',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.requests,
  head: ({ texts, session, one: { id, name, state, stateText, pdfUrl }, open }) => ({
    title: name,
    beside: <Pill tone={stateTones[state]}>{stateText}</Pill>,
    hint: <AuditLink isFirst isPersonal object={`invoiceRequest ${id}`} />,
    actions: (
      <>
        {pdfUrl && (
          <Button href={pdfUrl} target="_blank">
            {texts.pdf}
          </Button>
        )}
        {state === 'asked' && session.can('invoice.write') && (
          <>
            <Button danger onClick={() => open((close) => <RefuseForm id={id} onClose={close} />)}>
              {texts.refuse}
            </Button>
            <Button
              type="primary"
              onClick={() => open((close) => <IssueForm of={{ id }} onClose={close} />)}
            >
              {texts.issue}
            </Button>
          </>
        )}
      </>
    ),
  }),
  body: ({ texts, one: request }) => (
    <>
      {request.reason && (
        <Alert
          type="warning"
          title={texts.reason}
          description={request.reason}
          style={{ marginBottom: 16 }}
        />
      )}
      {request.mailFault && (
        <Alert
          type="error"
          title={texts.failed}
          description={request.mailFault}
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
    </>
  ),
})

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
