import type { AdminShipReport } from '@mallard/contract/trade/ship-report/ship-report-admin.calls'
import {
  shipReportStates,
  type ShipReportState,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import styles from './ship-report.module.css'
import { shipReportTexts } from './ship-report.texts.ts'

const [waiting, ...others] = shipReportStates
/** What wants somebody stands first. */
const states = [waiting, 'failed', ...others.filter((each) => each !== 'failed'), 'all'] as const

const tones: Readonly<Record<ShipReportState, Tone>> = {
  waiting: 'warn',
  reported: 'good',
  corrected: 'good',
  failed: 'bad',
  exempt: 'plain',
}

/** Money that WeChat holds until it is told of the shipping. */
export default defineList({
  texts: shipReportTexts,
  filters: { state: oneOf(states, 'waiting'), q: words(64) },
  name: 'ship-reports',
  read: (api, asked) => api.shipReportAdmin.list.query(asked),
  every: 30_000,
  useOwn: useAgain,
  head: ({ texts }) => ({ title: texts.title, hint: texts.hint }),
  tab: 'state',
  tabs: ({ texts, asked, data, change }) => ({
    chosen: asked.state,
    tabs: states.map((key) => ({
      key,
      text: texts[key],
      count: key === 'waiting' || key === 'failed' ? data?.[key] : undefined,
    })),
    onChoose: (state) => change({ state }),
  }),
  fields: ({ texts, field }) => <WordField of={field('q')} label={texts.search} />,
  rowKey: 'payNo',
  columns: ({ texts, session: { scope } }, againOn) => [
    {
      title: texts.order,
      key: 'order',
      width: 210,
      render: (_, { orders, payNo }) => (
        <div className={styles.cell}>
          {orders.map(({ orderSn }) => (
            <Link key={orderSn} to={addressOf(scope, 'orders', orderSn)} className="mono">
              {orderSn}
            </Link>
          ))}
          <Link
            to={`${addressOf(scope, 'payments')}?${new URLSearchParams({ view: 'all', q: payNo })}`}
            className="mono soft small"
          >
            {payNo}
          </Link>
        </div>
      ),
    },
    {
      title: texts.amount,
      key: 'amount',
      align: 'right',
      width: 110,
      render: (_, { amount }) => money(amount),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 110,
      render: (_, { state, stateText }) => <Pill tone={tones[state]}>{stateText}</Pill>,
    },
    {
      title: texts.why,
      key: 'why',
      width: 220,
      render: (_, { isPart, fault, note }) =>
        (isPart || fault || note) && (
          <div className={`${styles.cell} small`}>
            {isPart && <span className="soft">{texts.part}</span>}
            {fault && <span>{fault}</span>}
            {note && <span>{texts[note]}</span>}
          </div>
        ),
    },
    {
      title: texts.times,
      key: 'times',
      width: 220,
      render: (_, { createTime, toldTime, receivedTime }) => (
        <div className={`${styles.cell} soft small`}>
          <span>{texts.sent(dateTime(createTime))}</span>
          {toldTime !== null && <span>{texts.told(dateTime(toldTime))}</span>}
          {receivedTime !== null && <span>{texts.received(dateTime(receivedTime))}</span>}
        </div>
      ),
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      width: 120,
      render: (_, report) => againOn(report),
    },
  ],
  width: 990,
  total: ({ texts }) => texts.totalTransactions,
  empty: ({ texts, asked, data, change }) => ({
    title: asked.state === 'waiting' ? texts.none : texts.noneSuch,
    text: texts.noneHint,
    children: asked.state !== 'all' && (
      <>
        {asked.state !== 'failed' && data !== undefined && data.failed > 0 && (
          <Button type="primary" onClick={() => change({ state: 'failed', q: undefined })}>
            {texts.seeFailed(data.failed)}
          </Button>
        )}
        <Button onClick={() => change({ state: 'all', q: undefined })}>{texts.seeAll}</Button>
      </>
    ),
  }),
})

/** The button of a report that WeChat did not take. */
function useAgain() {
  const texts = shipReportTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const telling = useMutation({
    mutationFn: (payNo: string) => api.shipReportAdmin.again({ payNo }),
    onSuccess: () => feedback.done(texts.queued),
    onError: feedback.failed,
    onSettled: () => invalidate(api.shipReportAdmin.list),
  })
  return ({ payNo, state }: AdminShipReport) =>
    (state === 'waiting' || state === 'failed' || state === 'exempt') && (
      <ActionButton
        size="small"
        loading={telling.isPending && telling.variables === payNo}
        onClick={() => telling.mutate(payNo)}
      >
        {texts.again}
      </ActionButton>
    )
}
