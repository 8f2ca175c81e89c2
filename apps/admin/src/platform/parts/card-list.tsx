import { Checkbox } from 'antd'
import type { TableColumnType } from 'antd'
import type { Key, ReactNode } from 'react'
import styles from './card-list.module.css'
import { opensPage } from './table-rows.ts'

/** A column, and what becomes of it on a phone, where a row is a card. */
export interface ListColumn<Row> extends TableColumnType<Row> {
  /**
   * Beside the first column; as wide as the card and without its title, below the first or at the
   * end (what has no title in words stands there anyway); or not there. Else a line with its title.
   */
  readonly card?: 'corner' | 'wide' | 'last' | 'none'
}

/** Rows that are chosen, for what is done with several at once. */
export interface Choice {
  readonly keys: readonly Key[]
  readonly onChange: (keys: readonly Key[]) => void
  /** Names the box of a row for those who do not see what stands beside it. */
  readonly label: string
}

interface CardListProps<Row> {
  rows: readonly Row[]
  columns: readonly ListColumn<Row>[]
  keyOf: (row: Row) => Key
  addressOf: ((row: Row) => string) | undefined
  choice: Choice | undefined
}

/**
 * The rows of a list as cards, one below the other: nothing is cut, and nothing is pushed sideways.
 */
export function CardList<Row extends object>({
  rows,
  columns,
  keyOf,
  ...card
}: CardListProps<Row>) {
  // What a wider screen leaves out has no place here either.
  const shown = columns.filter((column) => column.card !== 'none' && !column.responsive)
  return (
    <ul className={styles.cards}>
      {rows.map((row, index) => (
        <Card key={keyOf(row)} {...{ row, index, columns: shown, ...card }} of={keyOf(row)} />
      ))}
    </ul>
  )
}

interface CardProps<Row> extends Pick<CardListProps<Row>, 'columns' | 'addressOf' | 'choice'> {
  row: Row
  index: number
  of: Key
}

function Card<Row extends object>({ row, index, of, columns, addressOf, choice }: CardProps<Row>) {
  const [first, ...others] = columns.map((column) => ({
    key: String(column.key ?? column.dataIndex),
    title: column.title as ReactNode,
    place: placeOf(column),
    content: cellOf(column, row, index),
  }))
  const placed = (place: Place) =>
    others.filter((cell) => cell.place === place && !isNothing(cell.content))
  const lines = placed('line')
  return (
    <li
      className={addressOf ? `${styles.card} ${styles.opens}` : styles.card}
      {...(addressOf && { onClick: opensPage(addressOf(row)) })}
    >
      <div className={styles.head}>
        {choice && <ChoiceBox choice={choice} of={of} />}
        <div className={styles.first}>{first?.content}</div>
        {placed('corner').map(({ key, content }) => (
          <div key={key} className={styles.corner}>
            {content}
          </div>
        ))}
      </div>
      {placed('wide').map(({ key, content }) => (
        <div key={key}>{content}</div>
      ))}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ key, title, content }) => (
            <div key={key} className={styles.line}>
              <dt>{title}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {placed('last').map(({ key, content }) => (
        <div key={key}>{content}</div>
      ))}
    </li>
  )
}

type Place = 'corner' | 'wide' | 'line' | 'last'

/** A column without words for a title holds what speaks for itself: buttons. */
function placeOf<Row>({ card, title }: ListColumn<Row>): Place {
  if (card && card !== 'none') return card
  return typeof title === 'string' && title !== '' ? 'line' : 'last'
}

function cellOf<Row extends object>(
  { dataIndex, render }: ListColumn<Row>,
  row: Row,
  index: number,
): ReactNode {
  const value: unknown = typeof dataIndex === 'string' ? row[dataIndex as keyof Row] : undefined
  return (render ? render(value, row, index) : value) as ReactNode
}

const isNothing = (content: ReactNode) =>
  content === undefined || content === null || content === false || content === ''

function ChoiceBox({ choice: { keys, onChange, label }, of }: { choice: Choice; of: Key }) {
  return (
    <Checkbox
      aria-label={label}
      checked={keys.includes(of)}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) =>
        onChange(target.checked ? [...keys, of] : keys.filter((each) => each !== of))
      }
    />
  )
}
