import type { Key, ReactNode } from 'react'
import styles from './print.module.css'

export interface PaperColumn<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** A number: to the right; what is to be taken in the hand stands larger. */
  readonly figure?: 'plain' | 'large'
  readonly isCode?: boolean
}

/** The lines of a sheet of paper, each with a box to tick. */
export function PaperTable<Row>({
  rows,
  rowKey,
  columns,
  tick,
}: {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  columns: readonly PaperColumn<Row>[]
  /** What a tick means. */
  tick: string
}) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {columns.map(({ name, figure }) => (
            <th key={name} scope="col" className={figure && styles.figure}>
              {name}
            </th>
          ))}
          <th scope="col">{tick}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
            <td>
              <span className={styles.box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function classOf({ figure, isCode }: PaperColumn<never>): string | undefined {
  if (figure) return figure === 'large' ? styles.count : styles.figure
  return isCode ? styles.code : undefined
}

/** Goods with the words of their SKU below. */
export function PaperGoods({ title, productAttr }: { title: string; productAttr: string }) {
  return (
    <>
      {title}
      <div className={styles.attrs}>{productAttr}</div>
    </>
  )
}
