import { useQuery } from '@tanstack/react-query'
import { Alert, Tabs } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import { isRefusal } from '#platform/api-error.ts'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { Addresses } from './addresses.tsx'
import { Invariants } from './invariants.tsx'
import { Jobs } from './jobs.tsx'
import { operationsTexts } from './operations.texts.ts'
import { useJobs } from './use-operations.ts'

const tabs = ['invariants', 'jobs', 'addresses'] as const

export default function OperationsScreen() {
  const texts = operationsTexts.use()
  const [filters, setFilters] = useFilters()
  const { error } = useJobs()
  const { api } = useSession()
  const codes = useQuery({
    ...api.operationsAdmin.codeBudget.query(),
    refetchInterval: 60_000,
  }).data
  const tab = tabs.find((each) => each === filters.get('tab')) ?? 'invariants'
  if (isRefusal(error, 'forbidden'))
    return <Blank title={texts.notHouse} text={texts.notHouseHint} />
  return (
    <>
      <PageHeader title={texts.title} hint={texts.hint} />
      {codes && codes.state !== 'calm' && (
        <Alert
          type={codes.state === 'spent' ? 'error' : 'warning'}
          showIcon
          title={texts.codes(codes.state, codes.sent, codes.budget)}
        />
      )}
      <Tabs
        activeKey={tab}
        onChange={(next) => setFilters({ tab: next, page: undefined })}
        items={tabs.map((key) => ({ key, label: texts[key] }))}
      />
      {tab === 'invariants' && (
        <Panel isFlush>
          <Invariants />
        </Panel>
      )}
      {tab === 'jobs' && <Jobs />}
      {tab === 'addresses' && <Addresses />}
    </>
  )
}
