import type { DeskAgreement } from '@mallard/contract/member/agreement-desk.calls'
import { Table, type TableColumnsType } from 'antd'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { opensPage } from '#platform/parts/table-rows.ts'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { agreementTexts } from './agreement.texts.ts'
import { nameOf, useAgreements } from './use-agreements.ts'

/** The legal texts of the partner: which version is in force, and how many members accepted it. */
export default function AgreementListScreen() {
  const texts = agreementTexts.use()
  const locale = useLocale()
  const { scope } = useSession()
  const { data, error, isPending, refetch } = useAgreements()
  const page = (code: string) => addressOf(scope, 'agreements', code)

  const columns: TableColumnsType<DeskAgreement> = [
    { title: texts.name, key: 'name', render: (_, { code, versions }) => <Link to={page(code)}>{nameOf(versions[0]!, locale)}</Link> },
    { title: texts.version, key: 'version', width: 150, render: (_, { versions }) => versions[0]!.version },
    { title: texts.publishedAt, key: 'at', width: 170, render: (_, { versions }) => dateTime(versions[0]!.publishedAt) },
    {
      title: texts.accepted,
      key: 'accepted',
      width: 190,
      render: (_, { isNeeded, versions }) =>
        isNeeded ? texts.acceptedOf(versions[0]!.members, data?.members ?? 0) : <span className="soft">{texts.notAsked}</span>,
    },
  ]

  return (
    <>
      <PageHeader title={texts.title} hint={texts.hint} />
      <Panel isFlush>
        {error && !data ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Table
            rowKey="code"
            columns={columns}
            dataSource={data?.agreements ?? []}
            loading={isPending}
            pagination={false}
            scroll={{ x: 760 }}
            onRow={({ code }) => ({ onClick: opensPage(page(code)), style: { cursor: 'pointer' } })}
          />
        )}
      </Panel>
    </>
  )
}
