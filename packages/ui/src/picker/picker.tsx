import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { useTexts } from '../locale/index.ts'
import { Modal, useTitleId } from '../overlay/modal.tsx'
import styles from './picker.module.css'
import { Wheel } from './wheel.tsx'

export interface PickerOption {
  value: string
  label: string
  /** A smaller second line, in a language of its own. */
  note?: { text: string; lang: string } | undefined
  disabled?: boolean | undefined
}

export interface PickerColumn {
  /** Spoken name. */
  label: string
  options: readonly PickerOption[]
}

export interface PickerProps {
  open: boolean
  onClose: () => void
  title: string
  /** A function makes later columns depend on what stands in the earlier ones. */
  columns: readonly PickerColumn[] | ((value: readonly string[]) => readonly PickerColumn[])
  value: readonly string[]
  onConfirm: (value: string[]) => void
  /** Specification §9: 44 px, 6 items, 1000 ms, toolbar on top. */
  itemHeight?: number
  visibleItems?: number
  swipeDuration?: number
  toolbar?: 'top' | 'bottom'
}

/**
 * Draws the columns from left to right, putting the first choosable option where the wished one is
 * missing.
 */
export function settleColumns(
  columns: PickerProps['columns'],
  wished: readonly string[],
): { columns: readonly PickerColumn[]; value: string[] } {
  const columnsOf = typeof columns === 'function' ? columns : () => columns
  const value: string[] = []
  let drawn = columnsOf(value)
  for (let place = 0; place < drawn.length; place += 1) {
    const options = drawn[place]?.options ?? []
    const input = options.find((option) => option.value === wished[place] && !option.disabled)
    value.push((input ?? options.find((option) => !option.disabled))?.value ?? '')
    drawn = columnsOf(value)
  }
  return { columns: drawn, value }
}

export function PickerBody({
  open,
  onClose,
  title,
  columns,
  value,
  onConfirm,
  itemHeight = 44,
  visibleItems = 6,
  swipeDuration = 1000,
  toolbar = 'top',
}: PickerProps) {
  const texts = useTexts()
  const titleId = useTitleId()
  const [draft, setDraft] = useState(value)
  const [wasOpen, setWasOpen] = useState(open)
  // Each opening begins at what is chosen now.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(value)
  }
  const settled = settleColumns(columns, draft)

  const bar = (
    <div className={classNames(styles.toolbar, toolbar === 'bottom' && styles.below)}>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {texts.cancel}
      </button>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.confirm}
        onClick={() => {
          onConfirm(settled.value)
          onClose()
        }}
      >
        {texts.confirm}
      </button>
    </div>
  )
  return (
    <Modal open={open} onClose={onClose} place="foot" labelledBy={titleId}>
      {toolbar === 'top' && bar}
      <div className={styles.columns} style={{ height: itemHeight * visibleItems }}>
        {settled.columns.map((column, place) => (
          <Wheel
            key={place}
            column={column}
            value={settled.value[place] ?? ''}
            itemHeight={itemHeight}
            visibleItems={visibleItems}
            swipeDuration={swipeDuration}
            onChange={(next) =>
              setDraft([...settled.value.slice(0, place), next, ...settled.value.slice(place + 1)])
            }
          />
        ))}
        <div className={styles.frame} style={{ height: itemHeight }} aria-hidden="true" />
      </div>
      {toolbar === 'bottom' && bar}
    </Modal>
  )
}
