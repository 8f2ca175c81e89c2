import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { MediaPicker } from '#platform/media/media-picker.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import styles from './matrix.module.css'
import {
  type CellField,
  cellOf,
  combinationsOf,
  filledDown,
  keyOf,
  type Matrix,
  maxSkus,
  type Problem,
  setElsewhere,
  withCell,
} from './matrix.ts'
import { matrixTexts } from './matrix.texts.ts'

/** Their widths leave the table whole beside the panels of a page 1440 px wide. */
const columns: readonly {
  field: CellField
  width: number
  mode: 'decimal' | 'numeric' | 'text'
  most: number
  canFill: boolean
}[] = [
  { field: 'salePrice', width: 84, mode: 'decimal', most: 12, canFill: true },
  { field: 'listPrice', width: 84, mode: 'decimal', most: 12, canFill: true },
  { field: 'onHand', width: 64, mode: 'numeric', most: 7, canFill: true },
  { field: 'weightG', width: 64, mode: 'numeric', most: 7, canFill: true },
  { field: 'productSn', width: 120, mode: 'text', most: 64, canFill: false },
  { field: 'barcode', width: 124, mode: 'text', most: 40, canFill: false },
]

interface MatrixTableProps {
  matrix: Matrix
  /** Shown once saving was tried. */
  problems: readonly Problem[]
  onChange: (matrix: Matrix) => void
}

/** Price, stock and code of every SKU, with a line to fill a column down. */
export function MatrixTable({ matrix, problems, onChange }: MatrixTableProps) {
  const texts = matrixTexts.use()
  const [picking, setPicking] = useState<readonly string[]>()
  const combinations = combinationsOf(matrix.axes)
  const shown = combinations.slice(0, maxSkus)
  const names = { ...texts } as Readonly<Record<CellField, string>>
  const problemOf = (values: readonly string[], field: CellField) =>
    problems.find(
      (problem) =>
        'values' in problem && problem.field === field && keyOf(problem.values) === keyOf(values),
    )

  return (
    <Panel
      title={texts.table}
      extra={<span className="soft small">{texts.count(combinations.length)}</span>}
    >
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={texts.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              {combinations.length > 1 && <th>{texts.sold}</th>}
              <th>{texts.sku}</th>
              <th>{texts.picture}</th>
              {columns.map(({ field, width }) => (
                <th key={field} style={{ width }}>
                  {names[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {combinations.length > 1 && (
              <FillRow
                names={names}
                onFill={(columnTexts) =>
                  onChange(
                    columnTexts.reduce(
                      (next, [field, text]) => filledDown(next, field, text, false),
                      matrix,
                    ),
                  )
                }
              />
            )}
            {shown.map((values) => {
              const cell = cellOf(matrix, values)
              const name = values.join(' / ') || texts.only
              return (
                <tr key={keyOf(values)} data-off={cell.isOff || undefined}>
                  {combinations.length > 1 && (
                    <td>
                      <Checkbox
                        checked={!cell.isOff}
                        aria-label={`${texts.sold}：${name}`}
                        onChange={() => onChange(withCell(matrix, values, { isOff: !cell.isOff }))}
                      />
                    </td>
                  )}
                  <td className={styles.skuName}>{name}</td>
                  <td>
                    <button
                      type="button"
                      className={styles.pick}
                      aria-label={`${texts.picture}：${name}`}
                      onClick={() => setPicking(values)}
                    >
                      {cell.pic ? (
                        <Thumb pic={cell.pic} size={34} />
                      ) : (
                        <Icon name="plus" size={16} />
                      )}
                    </button>
                  </td>
                  {columns.map(({ field, mode, most }) => {
                    const problem = problemOf(values, field)
                    return (
                      <td key={field}>
                        <Input
                          size="small"
                          aria-label={`${names[field]}：${name}`}
                          inputMode={mode}
                          value={cell[field]}
                          maxLength={most}
                          disabled={cell.isOff || (cell.was !== '' && setElsewhere.includes(field))}
                          {...(problem && { status: 'error' as const, title: texts[problem.name] })}
                          placeholder={
                            field === 'productSn'
                              ? texts.auto
                              : field === 'listPrice'
                                ? texts.same
                                : ''
                          }
                          onChange={({ target }) =>
                            onChange(withCell(matrix, values, { [field]: target.value }))
                          }
                        />
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <Problems problems={problems} />
      {picking && (
        <MediaPicker
          most={1}
          onPick={([chosen]) => {
            if (chosen) onChange(withCell(matrix, picking, { pic: chosen.picture }))
            setPicking(undefined)
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </Panel>
  )
}

function FillRow({
  names,
  onFill,
}: {
  names: Readonly<Record<CellField, string>>
  onFill: (columnTexts: readonly (readonly [CellField, string])[]) => void
}) {
  const texts = matrixTexts.use()
  const [typed, setTyped] = useState<Partial<Record<CellField, string>>>({})
  const filled = columns.filter(({ field }) => typed[field])
  function fill(): void {
    onFill(filled.map(({ field }) => [field, typed[field] ?? ''] as const))
    setTyped({})
  }
  return (
    <tr className={styles.fill}>
      <td />
      <td colSpan={2}>
        <Button size="small" disabled={filled.length === 0} onClick={fill}>
          {texts.fill}
        </Button>
      </td>
      {columns.map(({ field, mode, most, canFill }) => (
        <td key={field}>
          {canFill && (
            <Input
              size="small"
              aria-label={`${texts.fill}：${names[field]}`}
              inputMode={mode}
              maxLength={most}
              value={typed[field] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              onPressEnter={(event) => {
                event.preventDefault()
                fill()
              }}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

/** Each sort of problem once, in words. */
function Problems({ problems }: { problems: readonly Problem[] }) {
  const texts = matrixTexts.use()
  if (problems.length === 0) return null
  const names = [...new Set(problems.map(({ name }) => name))]
  return (
    <ul className={styles.problems} role="alert">
      {names.map((name) => (
        <li key={name}>{texts[name]}</li>
      ))}
    </ul>
  )
}
