import { cutText, hasTwins, nameKey } from '@mallard/kernel'
import { Button, ColorPicker, Input } from 'antd'
import { useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import styles from './matrix.module.css'
import {
  type Axis,
  type AxisValue,
  isKept,
  type Matrix,
  maxAxes,
  renamedValue,
  withoutAxis,
  withValues,
} from './matrix.ts'
import { matrixTexts } from './matrix.texts.ts'

const maxValues = 30
const startSwatch = '#c8c2b8'

interface AxesEditorProps {
  matrix: Matrix
  /** Axes that goods have already, the first ones: they stay. */
  keptAxes?: number
  onChange: (matrix: Matrix) => void
}

/**
 * What the SKUs differ by, such as colour and size, with their values. What a SKU has that is there
 * already can be renamed, not taken away.
 */
export function AxesEditor({ matrix, keptAxes = 0, onChange }: AxesEditorProps) {
  const texts = matrixTexts.use()
  const { axes } = matrix
  const setAxis = (place: number, axis: Axis) =>
    onChange({ ...matrix, axes: axes.map((each, at) => (at === place ? axis : each)) })
  return (
    <Panel
      title={texts.axes}
      extra={
        <Button
          size="small"
          icon={<Icon name="plus" size={14} />}
          disabled={axes.length >= maxAxes}
          onClick={() =>
            onChange({ ...matrix, axes: [...axes, { key: '', keyEn: '', values: [] }] })
          }
        >
          {texts.addAxis}
        </Button>
      }
    >
      {axes.length === 0 && <p className="soft">{texts.noAxes}</p>}
      {axes.map((axis, place) => (
        <div
          key={place}
          role="group"
          aria-label={axis.key || texts.axis(place + 1)}
          className={styles.axis}
        >
          <div className={styles.axisHead}>
            <Input
              aria-label={`${texts.axis(place + 1)}：${texts.axisName}`}
              placeholder={texts.axisHint}
              value={axis.key}
              maxLength={20}
              onChange={({ target }) => setAxis(place, { ...axis, key: target.value })}
            />
            <Input
              aria-label={`${texts.axis(place + 1)}：${texts.english}`}
              placeholder={texts.english}
              value={axis.keyEn}
              maxLength={40}
              lang="en"
              onChange={({ target }) => setAxis(place, { ...axis, keyEn: target.value })}
            />
            {place >= keptAxes && (
              <Button
                type="text"
                icon={<Icon name="trash" size={16} />}
                aria-label={texts.removeAxis(axis.key || String(place + 1))}
                onClick={() => onChange(withoutAxis(matrix, place))}
              />
            )}
          </div>
          <ul className={styles.values}>
            {axis.values.map((value, at) => (
              <Value
                key={at}
                value={value}
                isKept={isKept(matrix, place, value.value)}
                onChange={(next) =>
                  setAxis(place, {
                    ...axis,
                    values: axis.values.map((each, other) => (other === at ? next : each)),
                  })
                }
                onRename={(name) => {
                  const isFree =
                    name !== '' &&
                    axis.values.every(
                      (each) => each === value || nameKey(each.value) !== nameKey(name),
                    )
                  if (isFree) onChange(renamedValue(matrix, place, value.value, name))
                }}
                onRemove={() =>
                  setAxis(place, {
                    ...axis,
                    values: axis.values.filter((_, other) => other !== at),
                  })
                }
              />
            ))}
          </ul>
          {axis.values.length < maxValues && (
            <NewValues
              label={texts.newValue(axis.key || String(place + 1))}
              onAdd={(names) => {
                const values = names.reduce<readonly AxisValue[]>(
                  (known, value) =>
                    hasTwins([...known.map((each) => each.value), value])
                      ? known
                      : [...known, { value, valueEn: '', swatch: null }],
                  axis.values,
                )
                onChange(withValues(matrix, place, values.slice(0, maxValues)))
              }}
            />
          )}
        </div>
      ))}
    </Panel>
  )
}

interface ValueProps {
  value: AxisValue
  /** A SKU has it: it stays. */
  isKept: boolean
  onChange: (value: AxisValue) => void
  onRename: (name: string) => void
  onRemove: () => void
}

function Value({ value, isKept: isInUse, onChange, onRename, onRemove }: ValueProps) {
  const texts = matrixTexts.use()
  const { value: name, valueEn, swatch } = value
  // A name is taken over when it is whole: the SKUs are known by it.
  const [typed, setTyped] = useState(name)
  return (
    <li className={styles.value}>
      <ColorPicker
        size="small"
        value={swatch ?? startSwatch}
        disabledAlpha
        allowClear
        onClear={() => onChange({ ...value, swatch: null })}
        onChangeComplete={(colour) =>
          onChange({ ...value, swatch: colour.toHexString().slice(0, 7) })
        }
      >
        <button
          type="button"
          className={styles.swatch}
          aria-label={texts.swatch(name)}
          data-empty={swatch === null || undefined}
          style={{ background: swatch ?? undefined }}
        />
      </ColorPicker>
      <Input
        size="small"
        aria-label={texts.valueName(name)}
        value={typed}
        maxLength={30}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          onRename(typed.trim())
          if (typed.trim() === '') setTyped(name)
        }}
      />
      <Input
        size="small"
        aria-label={texts.valueEnglish(name)}
        placeholder={texts.english}
        value={valueEn}
        maxLength={60}
        lang="en"
        onChange={({ target }) => onChange({ ...value, valueEn: target.value })}
      />
      {!isInUse && (
        <Button
          size="small"
          type="text"
          icon={<Icon name="trash" size={14} />}
          aria-label={texts.removeValue(name)}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

/** Several at once, parted by commas or lines. */
function NewValues({ label, onAdd }: { label: string; onAdd: (names: string[]) => void }) {
  const texts = matrixTexts.use()
  const [typed, setTyped] = useState('')
  function add(): void {
    const names = typed
      .split(/[,，、;；\n]/)
      .map((name) => cutText(name.trim(), 30))
      .filter(Boolean)
    if (names.length > 0) onAdd(names)
    setTyped('')
  }
  return (
    <Input
      className={styles.newValue}
      aria-label={label}
      placeholder={texts.newValueHint}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={add}
      onPressEnter={(event) => {
        event.preventDefault()
        add()
      }}
    />
  )
}
