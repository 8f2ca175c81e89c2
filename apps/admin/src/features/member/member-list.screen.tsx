import type { DeskMember } from '@mallard/contract/member/member-desk.calls'
import { Button, Select, type TableColumnsType } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money, shortTime } from '#platform/show.ts'
import { pageSize, sorts, wishOf } from './member-filter.ts'
import styles from './member.module.css'
import { memberTexts } from './member.texts.ts'
import { MemberStatus } from './member-status.tsx'
import { useLevels, useMembers } from './use-members.ts'
import { WaitingPoints } from './waiting-points.tsx'

export default function MemberListScreen() {
  const texts = memberTexts.use()
  const { scope } = useSession()
  const [filters, setFilters] = useFilters()
  const wish = wishOf(filters)
  const answer = useMembers(wish)
  const { data: levels = [] } = useLevels()
  const sortTexts = { new: texts.new, paid: texts.paid, points: texts.byPoints, growth: texts.byGrowth }

  const columns: TableColumnsType<DeskMember> = [
    {
      title: texts.member,
      key: 'member',
      width: 190,
      render: (_, { memberId, nickname, phoneMasked, status }) => (
        <div className={styles.cell}>
          <span>
            <Link to={addressOf(scope, 'members', memberId)}>{nickname}</Link> <MemberStatus status={status} />
          </span>
          <span className="soft small">{phoneMasked}</span>
        </div>
      ),
    },
    { title: texts.level, key: 'level', width: 120, render: (_, { level }) => level && <Pill tone="plain">{level}</Pill> },
    { title: texts.points, key: 'points', width: 100, align: 'right', render: (_, { points }) => count(points) },
    { title: texts.growth, key: 'growth', width: 100, align: 'right', render: (_, { growth }) => count(growth) },
    { title: texts.orders, dataIndex: 'orders', width: 80, align: 'right' },
    { title: texts.spent, key: 'paid', width: 130, align: 'right', render: (_, { paid }) => money(paid) },
    {
      title: texts.last,
      key: 'last',
      width: 130,
      render: (_, { lastOrderTime }) => <span className="soft">{lastOrderTime === null ? texts.never : shortTime(lastOrderTime)}</span>,
    },
    { title: texts.joined, key: 'joined', width: 120, render: (_, { createTime }) => <span className="soft">{dateTime(createTime).slice(0, 10)}</span> },
  ]

  return (
    <>
      <PageHeader title={texts.title} actions={<Button onClick={() => void navigate(addressOf(scope, 'members', 'levels'))}>{texts.levels}</Button>} />
      <WaitingPoints />
      <Panel isFlush>
        <FilterBar>
          <WordSearch label={texts.search} hint={texts.searchHint} asked={wish.q ?? ''} onAsk={(q) => setFilters({ q, page: undefined })} />
          <Select
            aria-label={texts.level}
            value={wish.level ?? ''}
            onChange={(level) => setFilters({ level, page: undefined })}
            options={[{ value: '', label: texts.anyLevel }, ...levels.map(({ code, name }) => ({ value: code, label: name }))]}
            style={{ width: 140 }}
          />
          <Select
            aria-label={texts.sort}
            value={wish.sort ?? 'new'}
            onChange={(sort) => setFilters({ sort: sort === 'new' ? undefined : sort, page: undefined })}
            options={sorts.map((value) => ({ value, label: sortTexts[value] }))}
            style={{ width: 140 }}
          />
        </FilterBar>
        <PagedTable
          answer={answer}
          rowKey="memberId"
          columns={columns}
          width={970}
          addressOf={({ memberId }) => addressOf(scope, 'members', memberId)}
          pageNum={wish.pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={<Blank title={texts.none} text={texts.noneHint} isSmall />}
        />
      </Panel>
    </>
  )
}
