import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { Payments } from './payments.tsx'
import { Proposals } from './proposals.tsx'
import { Refunds } from './refunds.tsx'
import styles from './repair.module.css'
import { repairTexts } from './repair.texts.ts'

const tabs = ['payments', 'refunds', 'proposals'] as const

export default function PaymentListScreen() {
  const texts = repairTexts.use()
  const [filters, setFilters] = useFilters()
  const tab = tabs.find((each) => each === filters.get('tab')) ?? 'payments'
  const { api } = useSession()
  const { data } = useQuery({ ...api.repairAdmin.proposals.query(), staleTime: 0 })
  const waiting = data?.filter(({ state }) => state === 'open').length ?? 0
  return (
    <>
      <PageHeader title={texts.title} hint={texts.hint} />
      <Panel isFlush>
        <Tabs
          className={styles.tabs}
          activeKey={tab}
          onChange={(next) =>
            setFilters({ tab: next, view: undefined, q: undefined, page: undefined })
          }
          items={tabs.map((key) => ({
            key,
            label: key === 'proposals' && waiting > 0 ? `${texts[key]} ${waiting}` : texts[key],
          }))}
        />
        {tab === 'payments' && <Payments />}
        {tab === 'refunds' && <Refunds />}
        {tab === 'proposals' && <Proposals />}
      </Panel>
    </>
  )
}
