import type { SearchMiss } from '@mallard/contract/catalog/search/search-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
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
  const answer = useQuery({ ...api.searchAdmin.misses.query(), staleTime: 0 })
  return (
    <Loaded answer={answer}>
      {({ list }) => (
        <>
          <p className="soft small">{texts.hint}</p>
          {list.length === 0 ? (
            <Blank title={texts.none} isSmall />
          ) : (
            <AllRows<SearchMiss>
              isSmall
              isTable
              rowKey="word"
              rows={list}
              width={320}
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
      )}
    </Loaded>
  )
}
