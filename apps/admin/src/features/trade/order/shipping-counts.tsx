import {
  type ShippingRowState,
  shippingRowStates,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type { ShippingBatch } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import styles from './shipping.module.css'
import { shippingTexts } from './shipping.texts.ts'

export const rowTones: Readonly<Record<ShippingRowState, Tone>> = {
  ready: 'blue',
  shipped: 'good',
  already: 'plain',
  wrong: 'bad',
  blank: 'plain',
}

/** How many rows of a table are in each state; those with none are left out. */
export function ShippingCounts({ counts }: Pick<ShippingBatch, 'counts'>) {
  const texts = shippingTexts.use()
  return (
    <div className={styles.counts}>
      {shippingRowStates
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <Pill key={state} tone={rowTones[state]}>
            {texts[state]} {counts[state]}
          </Pill>
        ))}
    </div>
  )
}
