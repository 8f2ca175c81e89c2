import type { Locale } from '@mallard/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type Key, type ReactNode } from 'react'
import type { Api, CallQuery } from '../api.ts'
import { Blank } from '../parts/blank.tsx'
import type { Choice, ListColumn } from '../parts/card-list.tsx'
import { CountTabs } from '../parts/count-tabs.tsx'
import { FileExport, type FileToMake } from '../parts/file-export.tsx'
import { FilterBar } from '../parts/filter-bar.tsx'
import { PageBody } from '../parts/page-body.tsx'
import { PageHeader, type PageHeaderProps } from '../parts/page-header.tsx'
import { PagedTable } from '../parts/paged-table.tsx'
import { Panel } from '../parts/panel.tsx'
import { useFilters } from '../router.tsx'
import { useSession, type Session } from '../session.ts'
import { glossaryTexts, useLocale } from '../texts.ts'
import { BulkBar, chosenOf, type Bulk } from './bulk.tsx'
import { CompactSwitch, useCompact } from './compact.tsx'
import type { Field } from './fields.tsx'
import { queryOf, emptyQuery, isNarrowed, turnTo, type ListQuery, type Filters } from './filters.ts'
import { listTexts } from './list.texts.ts'
import { ViewMenu } from './view-menu.tsx'

/** One page of rows, as a call answers it. */
export interface ListPage<Row> {
  readonly list: readonly Row[]
  readonly total: number
  /** The last that has rows, where the asked one has none any more. */
  readonly pageNum?: number
  /** Marks of its first and last row, from which other pages are found. */
  readonly first?: string | null
  readonly last?: string | null
}

/** The page of a list that comes whole. */
export function wholePage<Row>(list: readonly Row[]): ListPage<Row> {
  return { list, total: list.length }
}

/** The query of a page that is made of a call's answer; kept beside that of the answer itself. */
export function asPage<Answer, Page>(
  { queryKey, queryFn }: CallQuery<Answer>,
  pageOf: (answer: Answer) => Page,
): CallQuery<Page> {
  return {
    queryKey: [...queryKey, 'page'],
    queryFn: async (context) => pageOf(await queryFn(context)),
  }
}

/** What every part of a list may show and do. */
export interface ListView<Words = unknown, F extends Filters = Filters, Page = unknown> {
  readonly texts: Words
  readonly locale: Locale
  readonly session: Session
  readonly address: URLSearchParams
  readonly asked: ListQuery<F>
  /** The page at hand, the one before it while the next is fetched; nothing before the first. */
  readonly data: Page | undefined
  /** Changes what the address asks for, from the first page on. */
  readonly change: (wanted: Readonly<Record<string, string | number | undefined>>) => void
  /** Some filter is set, apart from the tabs. */
  readonly isNarrowed: boolean
  /** A filter as a field takes it. */
  readonly field: <Name extends keyof F & string>(name: Name) => Field<ListQuery<F>[Name]>
  /** Somebody wants many rows in little room. */
  readonly isCompact: boolean
  /** Opens a form or a drawer over the list. */
  readonly open: (over: (close: () => void) => ReactNode) => void
}

/** Stands where rows would, when there are none. */
export interface EmptyList {
  readonly title: string
  readonly text?: string | undefined
  /** Another way on than to take the filters away. */
  readonly children?: ReactNode
}

interface ListTabs {
  readonly chosen: string
  readonly tabs: readonly {
    readonly key: string
    readonly text: string
    readonly count: number | string | undefined
  }[]
  readonly onChoose: (key: string) => void
}

/**
 * A list of the back office. Its order is that of its parts: what a later one uses stands before
 * it.
 */
export interface ListDefinition<
  Words,
  F extends Filters,
  Row extends object,
  More,
  Own,
  View = ListView<Words, F, ListPage<Row> & More>,
> {
  readonly texts: { readonly use: () => Words }
  readonly filters: F
  /** Of a list with a heading: its saved views are kept under it. */
  readonly name?: string
  readonly read: (api: Api, asked: ListQuery<F>) => CallQuery<ListPage<Row> & More>
  /** Every row comes at once: there are no pages. */
  readonly isWhole?: boolean
  /** Looks again after so many ms while it is watched. */
  readonly every?: number
  /** Is asked for again whenever it is opened. */
  readonly isFresh?: boolean
  /** Hooks of this list alone; the other parts are given what it answers. */
  readonly useOwn?: (view: View) => Own
  /** The heading; without one the list is a part of a page that draws heading and sheet itself. */
  readonly head?: (view: View, own: Own) => PageHeaderProps
  /** Of the sheet that the list stands on, where there are several. */
  readonly sheetTitle?: (view: View) => string
  /** Beside the heading: the rows to keep. */
  readonly export?: (view: View, own: Own) => FileToMake
  /** Between the heading and the list. */
  readonly above?: (view: View, own: Own) => ReactNode
  readonly tabs?: (view: View, own: Own) => ListTabs
  /** The filter that the tabs choose. */
  readonly tab?: keyof F & string
  /** What it is narrowed and sorted by. */
  readonly fields?: (view: View, own: Own) => ReactNode
  readonly rowKey: (keyof Row & string) | ((row: Row) => string)
  readonly columns: (view: View, own: Own) => ListColumn<Row>[]
  /** px below which the table scrolls sideways. */
  readonly width: number
  /** The page of a row, which a click anywhere on it opens. */
  readonly opens?: (row: Row, view: View) => string
  /** The pointer is on a row: its page may be wanted next. */
  readonly onRest?: (row: Row, own: Own) => void
  /** Offers rows in little room, which this browser remembers for all such lists. */
  readonly canBeCompact?: true
  /** What is done with several rows at once; none for who may not. */
  readonly bulk?: (view: View, own: Own) => readonly Bulk<Row>[]
  /** Says how many there are, below the pages. */
  readonly total?: (view: View) => (total: number) => string
  /** There are always some, unless told. */
  readonly empty?: (view: View) => EmptyList
}

/**
 * The screen of a list: heading, filters in the address, one page of rows, what is said when there
 * are none.
 */
export function defineList<Words, F extends Filters, Row extends object, More, Own = undefined>(
  definition: ListDefinition<Words, F, Row, More, Own>,
): () => ReactNode {
  return function List() {
    return <ListScreen of={definition} />
  }
}

function useListView<Words, F extends Filters, Row extends object, More, Own>(
  of: ListDefinition<Words, F, Row, More, Own>,
) {
  const texts = of.texts.use()
  const locale = useLocale()
  const session = useSession()
  const [address, setFilters] = useFilters()
  const [over, setOver] = useState<(close: () => void) => ReactNode>()
  const [isCompact, setCompact] = useCompact(of.canBeCompact === true)
  const asked = queryOf(of.filters, address, of.isWhole)
  const query = of.read(session.api, asked)
  const answer = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    ...(of.every && { refetchInterval: of.every }),
    ...(of.isFresh && { staleTime: 0 }),
  })

  const change: ListView<Words, F, unknown>['change'] = (wanted) =>
    setFilters({ ...wanted, ...turnTo(undefined) })
  function field<Name extends keyof F & string>(name: Name): Field<ListQuery<F>[Name]> {
    // What is meant without a word in the address needs none there.
    const unasked = of.filters[name]?.read(new URLSearchParams(), name)
    return {
      value: asked[name],
      onChange: (value) =>
        change({ [name]: value === unasked ? undefined : (value as string | number | undefined) }),
    }
  }

  const view: ListView<Words, F, ListPage<Row> & More> = {
    texts,
    locale,
    session,
    address,
    asked,
    data: answer.data as (ListPage<Row> & More) | undefined,
    change,
    field,
    isNarrowed: isNarrowed(of.filters, address, of.tab),
    isCompact,
    open: (what) => setOver(() => what),
  }
  return {
    view,
    answer,
    // All pages of it: store, noun and call.
    queryKey: query.queryKey.slice(0, 3),
    over: over?.(() => setOver(undefined)),
    setCompact,
    onPage: (page: number | undefined) => setFilters(turnTo(page, view.data)),
  }
}

const useNothing = () => undefined

/** The rows that are chosen: of this page, as long as nothing else is asked for. */
function useChoice<Row extends object>(
  rowKey: ListDefinition<unknown, Filters, Row, unknown, unknown>['rowKey'],
  rows: readonly Row[] | undefined,
  asked: object,
) {
  const label = listTexts.use().choose
  const of = JSON.stringify(asked)
  const [chosen, setChosen] = useState<{ of: string; keys: readonly Key[] }>({ of, keys: [] })
  const keys = chosen.of === of ? chosen.keys : []
  const keyOf = (row: Row): Key =>
    typeof rowKey === 'function' ? rowKey(row) : (row[rowKey] as Key)
  const choice: Choice = { keys, onChange: (next) => setChosen({ of, keys: next }), label }
  const all = (rows ?? []).map(keyOf)
  const onAll = all.some((key) => !keys.includes(key)) && (() => choice.onChange(all))
  return { choice, chosen: chosenOf(rows, keys, keyOf), onAll }
}

function ListScreen<Words, F extends Filters, Row extends object, More, Own>({
  of,
}: {
  of: ListDefinition<Words, F, Row, More, Own>
}) {
  const { view, answer, queryKey, over, onPage, setCompact } = useListView(of)
  const useOwn = of.useOwn ?? (useNothing as unknown as () => Own)
  const own = useOwn(view)
  const head = of.head?.(view, own)
  const kept = of.export?.(view, own)
  const tabs = of.tabs?.(view, own)
  const fields = of.fields?.(view, own)
  const { opens, onRest } = of
  const none = of.empty?.(view)
  const { clearFilters } = glossaryTexts.use()
  const bulk = of.bulk?.(view, own) ?? []
  const { choice, chosen, onAll } = useChoice(of.rowKey, answer.data?.list, view.asked)

  const list = (
    <>
      {tabs && <CountTabs {...tabs} />}
      {fields && (
        <FilterBar>
          {fields}
          {of.canBeCompact && <CompactSwitch isOn={view.isCompact} onChange={setCompact} />}
          {head && of.name && (
            <ViewMenu
              session={view.session}
              list={of.name}
              filters={of.filters}
              address={view.address}
              change={view.change}
            />
          )}
        </FilterBar>
      )}
      {chosen.length > 0 && (
        <BulkBar
          actions={bulk}
          rows={chosen}
          queryKey={queryKey}
          onAll={onAll}
          onNone={() => choice.onChange([])}
        />
      )}
      <PagedTable<Row>
        answer={answer}
        rowKey={of.rowKey}
        columns={of.columns(view, own)}
        width={of.width}
        isSmall={view.isCompact}
        {...(opens && { addressOf: (row: Row) => opens(row, view) })}
        {...(onRest && { onRest: (row: Row) => onRest(row, own) })}
        {...(bulk.length > 0 && { choice })}
        {...(!of.isWhole && {
          pages: {
            pageNum: view.asked.pageNum,
            pageSize: view.asked.pageSize,
            showTotal: of.total?.(view) ?? String,
            onPage,
          },
        })}
        empty={
          none && (
            <Blank title={none.title} {...(none.text && { text: none.text })} isSmall>
              {none.children ||
                (view.isNarrowed && (
                  <Button onClick={() => view.change(emptyQuery(of.filters))}>
                    {clearFilters}
                  </Button>
                ))}
            </Blank>
          )
        }
      />
    </>
  )
  if (!head)
    return (
      <>
        {list}
        {over}
      </>
    )
  return (
    <>
      <PageHeader
        {...head}
        {...(kept && { actions: <Actions kept={kept} others={head.actions} /> })}
      />
      <PageBody>
        {of.above?.(view, own)}
        <Panel isFlush title={of.sheetTitle?.(view)}>
          {list}
        </Panel>
      </PageBody>
      {over}
    </>
  )
}

/** What is done with the whole list; the button that matters most is the last of them. */
function Actions({ kept, others }: { kept: FileToMake; others: ReactNode }) {
  return (
    <>
      <FileExport of={kept} />
      {others}
    </>
  )
}
