import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Api, CallQuery } from '../api.ts'
import type { ListPage } from '../list/define-list.tsx'
import { PagedRows } from '../list/paged-rows.tsx'
import type { ListColumn } from '../parts/card-list.tsx'
import { Dated } from '../parts/dated.tsx'
import { Panel } from '../parts/panel.tsx'
import { addressOf } from '../places.ts'
import { Link } from '../router.tsx'
import { useSession } from '../session.ts'
import styles from './activity.module.css'
import { activityTexts } from './activity.texts.ts'

interface RecordsProps<Row extends object, Filter extends string | number> {
  of: { readonly id: number; readonly state: ActivityState }
  title: string
  extra?: ReactNode
  /** Looks again after so many ms; while the activity runs, unless told. */
  every?: number
  read: (
    api: Api,
    asked: { id: number; pageNum: number; pageSize: number },
    filter: Filter | undefined,
  ) => CallQuery<ListPage<Row>>
  /** What the rows are narrowed by. */
  filter?: {
    readonly label: string
    readonly any: string
    readonly options: readonly { readonly value: Filter; readonly label: string }[]
  }
  rowKey: keyof Row & string
  columns: ListColumn<Row>[]
  width: number
  /** What a row opens to. */
  more?: (row: Row) => ReactNode
  empty: string
}

/** What came of an activity, the latest first: who took part, and what they have of it. */
export function Records<Row extends object, Filter extends string | number = never>({
  of: { id, state },
  title,
  extra,
  every = state === 'RUN' ? 5000 : 0,
  read,
  filter,
  ...table
}: RecordsProps<Row, Filter>) {
  const { recordsTotal } = activityTexts.use()
  const [wanted, setWanted] = useState<Filter>()
  const choice = filter && (
    <Select<Filter>
      aria-label={filter.label}
      allowClear
      placeholder={filter.any}
      value={wanted}
      onChange={setWanted}
      options={[...filter.options]}
      className={styles.filter}
    />
  )
  return (
    <Panel
      isFlush
      title={title}
      extra={
        <>
          {extra}
          {choice}
        </>
      }
    >
      <PagedRows
        {...table}
        read={(api, asked) => read(api, { id, ...asked }, wanted)}
        every={every}
        showTotal={recordsTotal}
      />
    </Panel>
  )
}

/** A member by name, which leads to their page, and what is said of them below it. */
export function MemberCell({ id, name, note }: { id: number; name: string; note?: ReactNode }) {
  const { scope } = useSession()
  return (
    <div>
      <Link to={addressOf(scope, 'members', id)} className={styles.link}>
        {name}
      </Link>
      {note && (
        <div className="soft small">{typeof note === 'string' ? <Dated text={note} /> : note}</div>
      )}
    </div>
  )
}

/** An order by its number, which leads to its page. */
export function OrderCell({ sn }: { sn: string | null }) {
  const { scope } = useSession()
  return (
    sn && (
      <Link to={addressOf(scope, 'orders', sn)} className={`${styles.link} mono`}>
        {sn}
      </Link>
    )
  )
}
