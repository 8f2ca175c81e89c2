import { freightModes, maxFreightDays } from '@mallard/contract/pricing/freight/freight-areas'
import { Button, Form, InputNumber, Radio, Switch, TreeSelect } from 'antd'
import { useMemo } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import styles from './freight.module.css'
import { freightTexts } from './freight.texts.ts'
import type { Places } from './use-freight.ts'

/** Yuan: what the contract lets a fee and an amount be. */
const maxFee = 10_000
const maxAmount = 1_000_000
const maxUnits = 1_000_000

interface AreaFieldsProps {
  /** Place in the list. */
  name: number
  mode: number
  places: Places
  onRemove: (() => void) | undefined
}

/** One area of a freight template: where it is, and what parcels cost there. */
export function AreaFields({ name, mode, places, onRemove }: AreaFieldsProps) {
  const texts = freightTexts.use()
  const form = Form.useFormInstance()
  const isRest = Form.useWatch(['areas', name, 'isRest'], form) as boolean | undefined
  const isDenied = Form.useWatch(['areas', name, 'deny'], form) as boolean | undefined
  return (
    <section className={styles.areaFields} aria-label={texts.area(name + 1)}>
      <div className={styles.areaHead}>
        <strong>{texts.area(name + 1)}</strong>
        {onRemove && (
          <Button
            type="text"
            size="small"
            icon={<Icon name="trash" size={16} />}
            aria-label={texts.removeArea(name + 1)}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.areaKind}>
        <Form.Item name={[name, 'isRest']} noStyle>
          <Radio.Group
            aria-label={texts.area(name + 1)}
            optionType="button"
            size="small"
            options={[
              { value: false, label: texts.named },
              { value: true, label: texts.isRest },
            ]}
          />
        </Form.Item>
        <label className={styles.deny}>
          <Form.Item name={[name, 'deny']} valuePropName="checked" noStyle>
            <Switch size="small" />
          </Form.Item>
          {texts.deny}
        </label>
      </div>
      <Form.Item
        name={[name, 'codes']}
        label={texts.places}
        hidden={isRest === true}
        rules={isRest ? [] : [{ required: true, type: 'array', message: texts.needPlaces }]}
      >
        <PlacesSelect places={places} />
      </Form.Item>
      <FeeFields name={name} mode={mode} isHidden={isDenied === true} />
    </section>
  )
}

interface FeeFieldsProps {
  name: number
  mode: number
  /** What is not delivered to costs nothing. */
  isHidden: boolean
}

function FeeFields({ name, mode, isHidden }: FeeFieldsProps) {
  const texts = freightTexts.use()
  const isWeight = mode === freightModes.weight
  const rules = isHidden ? [] : [{ required: true, message: texts.needed }]
  const units = { min: 1, max: maxUnits, precision: 0 }
  const fee = { min: 0, max: maxFee, precision: 2 }
  return (
    <div className={styles.fees} hidden={isHidden}>
      <Form.Item
        name={[name, 'first']}
        label={isWeight ? texts.firstWeight : texts.firstPiece}
        rules={rules}
      >
        <InputNumber {...units} />
      </Form.Item>
      <Form.Item name={[name, 'firstFee']} label={texts.firstFee} rules={rules}>
        <InputNumber {...fee} />
      </Form.Item>
      <Form.Item
        name={[name, 'step']}
        label={isWeight ? texts.stepWeight : texts.stepPiece}
        rules={rules}
      >
        <InputNumber {...units} />
      </Form.Item>
      <Form.Item name={[name, 'stepFee']} label={texts.stepFee} rules={rules}>
        <InputNumber {...fee} />
      </Form.Item>
      <Form.Item name={[name, 'freeOver']} label={texts.freeOver} extra={texts.freeOverHint}>
        <InputNumber min={0} max={maxAmount} precision={2} />
      </Form.Item>
      <Form.Item name={[name, 'days']} label={texts.days} extra={texts.daysHint}>
        <InputNumber min={0} max={maxFreightDays} precision={0} />
      </Form.Item>
    </div>
  )
}

interface PlacesSelectProps {
  id?: string
  value?: readonly string[]
  onChange?: (codes: string[]) => void
  places: Places
}

/** Provinces and their cities, countries abroad; a whole province stands for all its cities. */
function PlacesSelect({ id, value = [], onChange, places: { data, nameOf } }: PlacesSelectProps) {
  const texts = freightTexts.use()
  const tree = useMemo(
    () =>
      data.provinces.map(([code, , cities]) => ({
        value: code,
        title: nameOf(code),
        children: cities.map(([city]) => ({ value: city, title: nameOf(city) })),
      })),
    [data, nameOf],
  )
  return (
    <TreeSelect
      {...(id && { id })}
      aria-label={texts.places}
      multiple
      treeCheckable
      treeCheckStrictly={false}
      showCheckedStrategy="SHOW_PARENT"
      showSearch={{ treeNodeFilterProp: 'title' }}
      maxTagCount={12}
      treeData={tree}
      value={[...value]}
      onChange={(codes: string[]) => onChange?.(codes)}
      style={{ width: '100%' }}
      listHeight={320}
    />
  )
}
