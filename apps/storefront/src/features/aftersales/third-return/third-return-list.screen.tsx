import type { ThirdRet } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Tabs } from '@mallard/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dotted } from '#platform/dotted.ts'
import parts from '#entities/after-sale/after-sale.module.css'
import { isTransport } from '#platform/api-error.ts'
import { useApi, type Api } from '#platform/api.ts'
import { Link, useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { usePages } from '#platform/use-pages.ts'
import { Bones, NotShown } from './bones.tsx'
import { stateTexts } from './state.texts.ts'
import { ThirdLine } from './third-line.tsx'
import { thirdReturnTexts } from './third-return.texts.ts'

const states = ['-1', '0', '1', '2', '3', '4', '5'] as const
const pageQuery = (api: Api, status: string, pageNum: number) =>
  api.thirdReturn.list.query({
    pageNum,
    pageSize: 10,
    ...(status !== '' && { status: Number(status) }),
  })

export default defineScreen('thirdReturnList', {
  query: ['status'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => (
    <ListPage initial={states.find((state) => state === query.status) ?? ''} />
  ),
})

function ListPage({ initial }: { initial: string }) {
  const texts = thirdReturnTexts()
  const named = stateTexts()
  const api = useApi()
  const [status, setStatus] = useState(initial)
  const { data, error, refetch, isFetching } = useQuery(pageQuery(api, status, 1))
  const isHidden = error !== null && !(data && isTransport(error))
  const countOf = (state: string) =>
    data?.counts.find((each) => String(each.status) === state)?.count
  return (
    <>
      <NavBar title={texts.listTitle} onBack={useNavigate().back} />
      {!isHidden && (
        <Tabs
          label={texts.states}
          sticky
          value={status || 'all'}
          onChange={(key) => setStatus(key === 'all' ? '' : key)}
          items={[
            { key: 'all', label: texts.all },
            ...states.map((key) => ({ key, label: named[`s${key}`], badge: countOf(key) })),
          ]}
        />
      )}
      {isHidden ? (
        <NotShown error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      ) : data ? (
        <List key={status} first={data} status={status} />
      ) : (
        <Bones />
      )}
    </>
  )
}

function List({
  first,
  status,
}: {
  first: { list: readonly ThirdRet[]; hasNext: boolean }
  status: string
}) {
  const texts = thirdReturnTexts()
  const api = useApi()
  const { items, state, loadMore } = usePages<ThirdRet>(first, (pageNum) =>
    pageQuery(api, status, pageNum),
  )
  if (items.length === 0)
    return (
      <Empty
        art="order"
        title={texts.empty}
        note={texts.emptyNote}
        action={<Button href={href('thirdReturn')}>{texts.find}</Button>}
      />
    )
  return (
    <div className={parts.page}>
      {items.map((each) => (
        <ReturnCard key={each.applyId} each={each} />
      ))}
      <LoadMore state={state} onLoad={loadMore} />
    </div>
  )
}

function ReturnCard({ each }: { each: ThirdRet }) {
  const texts = thirdReturnTexts()
  const locale = useLocale()
  const to = href('thirdReturnDetail', {}, { id: each.applyId })
  return (
    <Card as="article" inset={false}>
      <Link to={to} className={parts.cardHead}>
        <span>
          {dotted([each.platformText, each.typeText])}{' '}
          <time dateTime={new Date(each.createTime).toISOString()}>
            {momentText(each.createTime, locale)}
          </time>
        </span>
        <span className={`${parts.state} ${each.status >= 3 ? parts.quiet : ''}`}>
          {each.statusText}
        </span>
      </Link>
      <ThirdLine
        line={each.line}
        count={texts.units(each.num)}
        isWhole={each.num === each.line.quantity}
        href={to}
      />
    </Card>
  )
}
