import { Button, Pagination, Spin, Table, type TablePaginationConfig, type TableProps } from 'antd'
import type { Key, ReactNode } from 'react'
import { failureText, isRefusal } from '../api-error.ts'
import { useLocale } from '../texts.ts'
import { useNarrow } from '../use-narrow.ts'
import { Blank } from './blank.tsx'
import { CardList, type Choice, type ListColumn } from './card-list.tsx'
import styles from './card-list.module.css'
import { LoadFailed } from './load-failed.tsx'
import { pagedTexts } from './paged-table.texts.ts'
import { opensPage, pagesBelow, type PagesInput } from './table-rows.ts'

interface PageData<Row> {
  readonly list: readonly Row[]
  readonly total: number
  /** Nobody counted to the end. */
  readonly isTotalCapped?: boolean
  /** The last that has rows, where the asked one has none any more. */
  readonly pageNum?: number
}

/** What a query for one page of rows tells of itself. */
export interface PagedAnswer<Row> {
  readonly data: PageData<Row> | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

export interface PagedTableProps<Row> {
  answer: PagedAnswer<Row>
  rowKey: (keyof Row & string) | ((row: Row) => string)
  columns: ListColumn<Row>[]
  /** px below which it scrolls sideways, as far as it is a table. */
  width: number
  /** The pages below; none where every row comes at once. */
  pages?: Omit<PagesInput, 'total' | 'orMore'>
  /** Stands where rows would, when there are none. */
  empty?: ReactNode
  /** The page of a row, which a click anywhere on it opens. */
  addressOf?: (row: Row) => string
  /** The pointer is on a row: its page may be wanted next. */
  onRest?: (row: Row) => void
  /** What a row opens to; a card shows it at its end. */
  more?: (row: Row) => ReactNode
  choice?: Choice
  /** Little room between the rows. */
  isSmall?: boolean
  /** A table on a phone as well: few columns, of which all but the first are short. */
  isTable?: boolean
  /** px of the rows above which they scroll below their heads. */
  height?: number
}

/**
 * One page of rows with the pages below it, cards on a phone; words and another try where they
 * could not be fetched.
 */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const isNarrow = useNarrow()
  const { error, data, refetch } = props.answer
  const { pages } = props
  if (pages && !data && isRefusal(error, 'pageTooFar'))
    return <TooFar error={error} onFirst={() => pages.onPage(undefined)} />
  if (error && !data) return <LoadFailed error={error} onAgain={refetch} />
  return isNarrow && !props.isTable ? <Cards {...props} /> : <Rows {...props} />
}

/** A page that an old address names, or a number that nobody turned to. */
function TooFar({ error, onFirst }: { error: unknown; onFirst: () => void }) {
  const words = pagedTexts.use()
  return (
    <Blank title={words.tooFar} text={failureText(error, useLocale())} isSmall>
      <Button onClick={onFirst}>{words.toFirst}</Button>
    </Blank>
  )
}

function usePagesBelow<Row>(
  pages: PagedTableProps<Row>['pages'],
  { data, isPlaceholderData }: PagedAnswer<Row>,
): TablePaginationConfig | undefined {
  const { orMore } = pagedTexts.use()
  if (!pages) return undefined
  const shown = isPlaceholderData ? undefined : data?.pageNum
  return pagesBelow({
    ...pages,
    pageNum: shown ?? pages.pageNum,
    total: data?.total,
    ...(data?.isTotalCapped && { orMore }),
  })
}

/** What was there stays while the next page is fetched; only a slow one is waited for visibly. */
const delay = 200

function Rows<Row extends object>({
  answer,
  rowKey,
  columns,
  width,
  pages,
  empty,
  addressOf,
  onRest,
  more,
  choice,
  isSmall,
  height,
}: PagedTableProps<Row>) {
  const { data, isPending, isPlaceholderData } = answer
  const below = usePagesBelow(pages, answer)
  const rowSelection: TableProps<Row>['rowSelection'] = choice && {
    selectedRowKeys: [...choice.keys],
    onChange: choice.onChange,
    // What the heading holds is measured in a hidden row, where a box could be reached by keyboard:
    // the bar has the button for all.
    hideSelectAll: true,
    columnTitle: <span className="sr-only">{choice.label}</span>,
    getCheckboxProps: () => ({ 'aria-label': choice.label }) as object,
  }
  return (
    <Table<Row>
      rowKey={rowKey}
      columns={columns}
      dataSource={data?.list}
      loading={isPending || (isPlaceholderData && { delay })}
      scroll={{ x: width, ...(height && { y: height }) }}
      {...(isSmall && { size: 'small' })}
      {...(rowSelection && { rowSelection })}
      {...(more && { expandable: { expandedRowRender: more } })}
      {...(addressOf && {
        rowClassName: 'is-open-able',
        onRow: (row: Row) => ({
          onClick: opensPage(addressOf(row)),
          ...(onRest && { onPointerEnter: () => onRest(row) }),
        }),
      })}
      pagination={below ?? false}
      locale={{ emptyText: isPending ? <div className={styles.waiting} /> : empty }}
    />
  )
}

function Cards<Row extends object>({
  answer,
  rowKey,
  columns,
  pages,
  empty,
  addressOf,
  more,
  choice,
}: PagedTableProps<Row>) {
  const { data, isPending, isPlaceholderData } = answer
  const below = usePagesBelow(pages, answer)
  const keyOf = (row: Row): Key =>
    typeof rowKey === 'function' ? rowKey(row) : (row[rowKey] as Key)
  const rows = data?.list ?? []
  const shown: ListColumn<Row>[] = more
    ? [...columns, { key: 'more', card: 'last', render: (_, row) => more(row) }]
    : columns
  return (
    <Spin spinning={isPending || isPlaceholderData} delay={isPending ? 0 : delay}>
      {isPending && <div className={styles.waiting} />}
      {!isPending && rows.length === 0 && (
        <div className={typeof empty === 'string' ? styles.none : undefined}>{empty}</div>
      )}
      {rows.length > 0 && <CardList {...{ rows, columns: shown, keyOf, addressOf, choice }} />}
      {below && (
        <div className={styles.pages}>
          <Pagination {...below} size="small" responsive />
        </div>
      )}
    </Spin>
  )
}
