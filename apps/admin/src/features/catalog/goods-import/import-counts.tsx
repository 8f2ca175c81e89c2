import {
  type ImportRowState,
  importRowStates,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'

export const rowTones: Readonly<Record<ImportRowState, Tone>> = {
  new: 'good',
  changed: 'blue',
  same: 'plain',
  wrong: 'bad',
  skipped: 'plain',
}

export const importTones: Readonly<Record<GoodsImport['state'], Tone>> = {
  waiting: 'plain',
  reading: 'blue',
  choosing: 'warn',
  checking: 'blue',
  checked: 'warn',
  running: 'blue',
  shelving: 'blue',
  done: 'good',
  stopped: 'plain',
  failed: 'bad',
}

/** Rows by what was made of them, or by what the check found before that. */
export function countsOf({ found, made, state }: GoodsImport): GoodsImport['found'] {
  return state === 'running' || importRowStates.some((each) => made[each] > 0) ? made : found
}

/** How many rows of an import are in each state; those with none are left out. */
export function ImportCounts({ of }: { of: GoodsImport }) {
  const texts = importTexts.use()
  const counts = countsOf(of)
  return (
    <div className={styles.counts}>
      {importRowStates
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <Pill key={state} tone={rowTones[state]}>
            {texts[state]} {counts[state]}
          </Pill>
        ))}
    </div>
  )
}
