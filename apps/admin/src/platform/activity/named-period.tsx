import type { DraftFields } from '../form/draft-fields.tsx'
import type { NamedPeriodDraft } from './named-period.ts'

interface NamedPeriodProps {
  of: Pick<DraftFields<NamedPeriodDraft>, 'line' | 'moment'>
  texts: {
    readonly nameZh: string
    readonly namePlaceholder?: string
    readonly nameEn: string
    readonly nameEnHint: string
    readonly from: string
    readonly until: string
  }
  /** What is not right at each. */
  wrong: Readonly<Partial<Record<'name' | 'from' | 'until', string | undefined>>>
}

/** What is set up is called so in both languages, and goes from then to then. */
export function NamedPeriod({ of: { line, moment }, texts, wrong }: NamedPeriodProps) {
  return (
    <>
      {line('name', {
        label: texts.nameZh,
        wrong: wrong.name,
        placeholder: texts.namePlaceholder,
      })}
      {line('nameEn', { label: texts.nameEn, placeholder: texts.nameEnHint })}
      {moment('from', { label: texts.from, wrong: wrong.from })}
      {moment('until', { label: texts.until, wrong: wrong.until })}
    </>
  )
}
