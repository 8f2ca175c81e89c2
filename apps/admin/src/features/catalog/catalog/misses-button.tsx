import type { SearchMiss } from '@mallard/contract/catalog/search/search-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { missesTexts } from './misses.texts.ts'

/** Opens what shoppers looked for and did not find. */
export function MissesButton() {
  const texts = missesTexts.use()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.title}</Button>
      {isOpen && (
        <Drawer open size={480} title={texts.title} onClose={() => setOpen(false)}>
          <Misses />
        </Drawer>
      )}
    </>
  )
}

function Misses() {
  const texts = missesTexts.use()
  const { api } = useSession()
  const { data, error, refetch } = useQuery({
    ...api.searchAdmin.misses.query(),
    staleTime: 0,
  })
  if (!data) return error ? <LoadFailed error={error} onAgain={refetch} /> : <Skeleton active />
  return (
    <>
      <p className="soft small">{texts.hint}</p>
      {data.list.length === 0 ? (
        <Blank title={texts.none} isSmall />
      ) : (
        <Table<SearchMiss>
          size="small"
          rowKey="word"
          pagination={false}
          dataSource={data.list}
          columns={[
            { title: texts.word, dataIndex: 'word' },
            {
              title: texts.searches,
              key: 'searches',
              align: 'right',
              width: 72,
              render: (_, { searches }) => count(searches),
            },
            {
              title: texts.at,
              key: 'at',
              width: 150,
              render: (_, { at }) => <span className="soft nowrap">{dateTime(at)}</span>,
            },
          ]}
        />
      )}
    </>
  )
}
