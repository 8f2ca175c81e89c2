import {
  activityStates,
  type ActivityState,
} from '@mallard/contract/activities/activity/activity.codes'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Api, CallQuery } from '../api.ts'
import { defineList, type ListPage, type ListView } from '../list/define-list.tsx'
import { ChoiceField } from '../list/fields.tsx'
import { oneOf } from '../list/filters.ts'
import type { ListColumn } from '../parts/card-list.tsx'
import { Icon } from '../parts/icons.tsx'
import { addressOf, type Section } from '../places.ts'
import { Link, navigate } from '../router.tsx'
import { dateTime } from '../show.ts'
import styles from './activity.module.css'
import { StatePill, type ActivityWords } from './state-pill.tsx'

interface Words extends ActivityWords {
  readonly title: string
  readonly hint?: string
  readonly create: string
  readonly name: string
  readonly state: string
  readonly allStates: string
  readonly time: string
  readonly total: (count: number) => string
  readonly none: string
  readonly noneHint: string
}

interface AnyRow {
  readonly id: number
  readonly state: ActivityState
  readonly startAt: number
  readonly endAt: number
}

interface Asked {
  readonly pageNum: number
  readonly pageSize: number
  readonly state: ActivityState | 'ALL'
}

interface Parts<Texts extends Words, Row extends AnyRow> {
  readonly texts: { readonly use: () => Texts }
  readonly section: Section
  readonly read: (api: Api, asked: Asked) => CallQuery<ListPage<Row>>
  /** Sets a new one up over the list; else that has a page of its own. */
  readonly form?: (close: () => void) => ReactNode
  readonly nameOf: (row: Row) => string
  /** Below its name. */
  readonly note: (row: Row, texts: Texts) => ReactNode
  /** Beside its state. */
  readonly beside?: (row: Row, texts: Texts) => ReactNode
  /** What else is told of each: after name, state and period. */
  readonly columns: (texts: Texts) => ListColumn<Row>[]
  /** px below which the table scrolls sideways. */
  readonly width: number
}

/** The list of an activity, the latest first: name, state, period and what it has of its own. */
export function defineActivityList<Texts extends Words, Row extends AnyRow>({
  texts: words,
  section,
  read,
  form,
  width,
  ...parts
}: Parts<Texts, Row>): () => ReactNode {
  return defineList({
    texts: words,
    filters: { state: oneOf(activityStates) },
    name: section,
    read: (api, { state, ...asked }) => read(api, { ...asked, state: state ?? 'ALL' }),
    head: ({ texts, session: { scope, can }, open }) => ({
      title: texts.title,
      ...(texts.hint && { hint: texts.hint }),
      actions: can('promotion.write') && (
        <Button
          type="primary"
          icon={<Icon name="plus" />}
          onClick={() => (form ? open(form) : void navigate(addressOf(scope, section, 'new')))}
        >
          {texts.create}
        </Button>
      ),
    }),
    fields: ({ texts, field }) => (
      <ChoiceField
        of={field('state')}
        label={texts.state}
        any={texts.allStates}
        options={activityStates.map((value) => ({ value, label: texts[value] }))}
        width={150}
      />
    ),
    rowKey: 'id',
    columns: (view) => columnsOf(section, parts, view),
    width,
    opens: ({ id }, { session }) => addressOf(session.scope, section, id),
    total: ({ texts }) => texts.total,
    empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
  })
}

function columnsOf<Texts extends Words, Row extends AnyRow>(
  section: Section,
  {
    nameOf,
    note,
    beside,
    columns,
  }: Pick<Parts<Texts, Row>, 'nameOf' | 'note' | 'beside' | 'columns'>,
  { texts, session: { scope } }: Pick<ListView<Texts>, 'texts' | 'session'>,
): ListColumn<Row>[] {
  return [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <div>
          <Link to={addressOf(scope, section, row.id)} className={styles.link}>
            {nameOf(row)}
          </Link>
          <div className="soft small">{note(row, texts)}</div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: beside ? 190 : 120,
      render: (_, row) => (
        <>
          <StatePill of={row} texts={texts} /> {beside?.(row, texts)}
        </>
      ),
    },
    {
      title: texts.time,
      key: 'time',
      width: 150,
      render: (_, { startAt, endAt }) => (
        <div className="small">
          {dateTime(startAt)}
          <div className="soft">{dateTime(endAt)}</div>
        </div>
      ),
    },
    ...columns(texts),
  ]
}
