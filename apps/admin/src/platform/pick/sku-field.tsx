import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { useState } from 'react'
import { money } from '../show.ts'
import { SkuSelect } from './sku-select.tsx'

interface SkuFieldProps {
  label: string
  disabled?: boolean
  value?: AdminPickedSku
  onChange?: (sku: AdminPickedSku) => void
}

/** One SKU of the store in a form, with its price and what there is of it. */
export function SkuField({ label, disabled = false, value, onChange }: SkuFieldProps) {
  const [known, setKnown] = useState<readonly AdminPickedSku[]>(value ? [value] : [])
  return (
    <>
      <SkuSelect
        known={known}
        onSeen={(skus) => {
          setKnown(skus)
          if (skus[0]) onChange?.(skus[0])
        }}
        label={label}
        disabled={disabled}
        value={value?.skuId}
        onChange={() => undefined}
      />
      {value && (
        <span className="soft small">
          {money(value.salePrice)} · {value.available} · {value.productSn}
        </span>
      )}
    </>
  )
}
