import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Thumb } from '../parts/thumb.tsx'
import { money } from '../show.ts'
import styles from './pick.module.css'
import { pickTexts } from './pick.texts.ts'
import { useSkus } from './use-pick.ts'

interface Common {
  /** SKUs that are known already: those that were chosen before. */
  known: readonly AdminPickedSku[]
  onSeen: (skus: readonly AdminPickedSku[]) => void
  label: string
  disabled?: boolean
}

export type SkuSelectProps = Common &
  (
    | { mode: 'multiple'; value: readonly number[]; onChange: (value: number[]) => void }
    | { mode?: undefined; value: number | undefined; onChange: (value: number) => void }
  )

/** Finds SKUs of the store by a word. */
export function SkuSelect({
  known,
  onSeen,
  label,
  disabled,
  mode,
  value,
  onChange,
}: SkuSelectProps) {
  const texts = pickTexts.use()
  const [word, setWord] = useState('')
  const { data = [], isFetching } = useSkus(useDeferredValue(word.trim()))
  const byId = new Map([...known, ...data].map((sku) => [sku.skuId, sku]))
  const options = [...byId.values()].map((sku) => ({
    value: sku.skuId,
    label: `${sku.title} ${sku.attr}`.trim(),
    sku,
  }))
  const common = {
    'aria-label': label,
    placeholder: texts.skus,
    // Without a word of its own it follows its form.
    ...(disabled !== undefined && { disabled }),
    loading: isFetching,
    options,
    showSearch: {
      onSearch: setWord,
      filterOption: (input: string, option?: { label: string; sku: AdminPickedSku }) =>
        data.some(({ skuId }) => skuId === option?.sku.skuId) ||
        (option?.label.includes(input) ?? false),
    },
    optionRender: ({ data: { sku } }: { data: { sku: AdminPickedSku } }) => (
      <span className={styles.option}>
        <Thumb pic={sku.pic} size={32} />
        <span>
          {sku.title} <span className="soft">{sku.attr}</span>
          <span className="soft small mono"> {sku.productSn}</span>
        </span>
        <span className={styles.figure}>{money(sku.salePrice)}</span>
      </span>
    ),
    popupMatchSelectWidth: 420,
    style: { width: '100%' },
  }
  const see = (ids: readonly number[]) => onSeen(ids.flatMap((id) => byId.get(id) ?? []))

  if (mode === 'multiple') {
    return (
      <Select
        {...common}
        mode="multiple"
        value={[...value]}
        onChange={(ids: number[]) => {
          see(ids)
          onChange(ids)
        }}
      />
    )
  }
  return (
    <Select
      {...common}
      value={value}
      onChange={(id: number) => {
        see([id])
        onChange(id)
      }}
    />
  )
}
