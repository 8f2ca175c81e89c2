import type { AdminRate } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { PagedRows } from '#platform/list/paged-rows.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { money } from '#platform/show.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { kindTexts, paidText } from './kind.texts.ts'
import { RateForm, SettingForm } from './rate.form.tsx'
import { useRemoveRate } from './use-promoters.ts'

/** The partner's own rate, and those of SKUs, goods and categories. */
export function RatesPage() {
  const texts = fxTexts.use()
  const { scope, canEverywhere } = useSession()
  const mayWrite = canEverywhere('promoter.write')
  return (
    <>
      <PageHeader
        title={texts.ratesTitle}
        back={{ to: addressOf(scope, 'promoters'), text: texts.back }}
      />
      <div className={styles.column}>
        {!mayWrite && <Alert type="info" showIcon message={texts.partnerWide} />}
        <Rules mayWrite={mayWrite} />
        <OwnRates mayWrite={mayWrite} />
      </div>
    </>
  )
}

function Rules({ mayWrite }: { mayWrite: boolean }) {
  const texts = fxTexts.use()
  const kinds = kindTexts.use()
  const isEnglish = useLocale() === 'en'
  const { api } = useSession()
  const answer = useQuery(api.fxAdmin.setting.query())
  const setting = answer.data
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title={texts.rules}
      extra={
        mayWrite &&
        setting && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      <Loaded answer={answer} rows={2}>
        {(known) => (
          <Facts
            facts={[
              [texts.isOpen, known.isOpen ? texts.open : texts.closed],
              [texts.rate, `${known.rateBp / 100}%`],
              [texts.minAmount, money(known.minAmount)],
              [texts.feeRate, `${known.feeBp / 100}%`],
              [kinds.pay, paidText(known.offKinds, kinds, isEnglish)],
              [kinds.earn, known.employeesEarn ? kinds.yes : kinds.no],
              [kinds.buy, known.employeesPay ? kinds.yes : kinds.no],
            ]}
          />
        )}
      </Loaded>
      {isOpen && setting && <SettingForm of={setting} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function OwnRates({ mayWrite }: { mayWrite: boolean }) {
  const texts = fxTexts.use()
  const feedback = useFeedback()
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoveRate()
  const columns: ListColumn<AdminRate>[] = [
    {
      title: texts.kind,
      key: 'kind',
      width: 90,
      render: (_, { kind }) => texts[kind],
    },
    {
      title: texts.target,
      key: 'target',
      render: (_, { name, target }) => (
        <div>
          {name}
          <div className="soft small mono">{target}</div>
        </div>
      ),
    },
    {
      title: texts.ratio,
      key: 'bp',
      width: 90,
      align: 'right',
      render: (_, { bp }) => `${bp / 100}%`,
    },
    {
      key: 'acts',
      width: 90,
      align: 'right',
      render: (_, { id }) =>
        mayWrite && (
          <ActionButton
            size="small"
            onClick={() =>
              remove.mutate(
                { id },
                {
                  onSuccess: () => feedback.done(texts.removed),
                  onError: (failure) => feedback.failed(failure),
                },
              )
            }
          >
            {texts.remove}
          </ActionButton>
        ),
    },
  ]
  return (
    <Panel
      title={texts.ownRates}
      extra={
        mayWrite && (
          <Button size="small" type="primary" onClick={() => setOpen(true)}>
            {texts.addRate}
          </Button>
        )
      }
    >
      <p className="soft small">{texts.ownHint}</p>
      <PagedRows
        read={(api, asked) => api.fxAdmin.rates.query(asked)}
        rowKey="id"
        columns={columns}
        width={480}
        empty={texts.noRates}
      />
      {isOpen && <RateForm of={undefined} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
