import type { AdminRate } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { money } from '#platform/show.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { kindTexts, paidText } from './kind.texts.ts'
import { RateForm, SettingForm } from './rate.form.tsx'
import { useRemoveRate } from './use-promoters.ts'

const pageSize = 20

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
  const { api } = useSession()
  const { data: setting, error, refetch } = useQuery(api.fxAdmin.setting.query())
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title={texts.rules}
      extra={
        mayWrite &&
        setting && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.edit}
          </Button>
        )
      }
    >
      {setting ? (
        <Facts
          facts={[
            [texts.isOpen, setting.isOpen ? texts.open : texts.closed],
            [texts.rate, `${setting.rateBp / 100}%`],
            [texts.minAmount, money(setting.minAmount)],
            [texts.feeRate, `${setting.feeBp / 100}%`],
            [kinds.pay, paidText(setting.offKinds, kinds)],
            [kinds.earn, setting.employeesEarn ? kinds.yes : kinds.no],
            [kinds.buy, setting.employeesPay ? kinds.yes : kinds.no],
          ]}
        />
      ) : error ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
      {isOpen && setting && <SettingForm of={setting} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function OwnRates({ mayWrite }: { mayWrite: boolean }) {
  const texts = fxTexts.use()
  const feedback = useFeedback()
  const [pageNum, setPageNum] = useState(1)
  const [isOpen, setOpen] = useState(false)
  const { api } = useSession()
  const { data, error, isPending, refetch } = useQuery({
    ...api.fxAdmin.rates.query({ pageNum, pageSize }),
    placeholderData: keepPreviousData,
  })
  const remove = useRemoveRate()
  const columns: TableColumnsType<AdminRate> = [
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
      {error && !data ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={data?.list ?? []}
          loading={isPending}
          scroll={{ x: 480 }}
          pagination={{
            current: pageNum,
            pageSize,
            total: data?.total ?? 0,
            onChange: setPageNum,
            hideOnSinglePage: true,
          }}
          locale={{ emptyText: texts.noRates }}
        />
      )}
      {isOpen && <RateForm of={undefined} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
