import { SegmentField, WordField, type Field } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { repairTexts } from './repair.texts.ts'

type View = 'open' | 'odd' | 'failed' | 'processing' | 'all'

/**
 * Payments or refunds: those of a view, the first one unless asked, or one by its number, which is
 * found in every view.
 */
export const repairFilters = <const V extends View>(views: readonly [V, ...V[]]) => ({
  view: oneOf(views, views[0]),
  q: words(64),
})

interface RepairFieldsProps<V extends View> {
  views: readonly V[]
  view: Field<V>
  q: Field<string | undefined>
  /** How many are in each view that counts them. */
  counts: Readonly<Record<Exclude<V, 'all'>, number>> | undefined
  hint: string
}

export function RepairFields<V extends View>({
  views,
  view,
  q,
  counts,
  hint,
}: RepairFieldsProps<V>) {
  const texts = repairTexts.use()
  const labelOf = (value: V) =>
    value === 'all' || !counts
      ? texts[value]
      : `${texts[value]} ${counts[value as Exclude<V, 'all'>]}`
  return (
    <>
      <SegmentField
        of={view}
        label={texts.view}
        options={views.map((value) => ({ value, label: labelOf(value) }))}
        isDisabled={q.value !== undefined}
      />
      <WordField of={q} label={texts.search} hint={hint} />
    </>
  )
}
