import { type AuditKind, auditActions, auditKinds } from '@mallard/contract/staff/audit.codes'
import { actionText, auditObjectOf, kindText } from '@mallard/contract/staff/audit-words'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { DayRange } from '#platform/pick/day-range.tsx'
import { dayStart } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './audit.module.css'
import { auditTexts } from './audit.texts.ts'

/** As the address has them; undefined takes one away. */
export interface AuditFilters {
  object?: string | undefined
  who?: string | undefined
  action?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/** What the server is asked for. */
export function auditWish(filters: URLSearchParams) {
  const action = filters.get('action') ?? ''
  return {
    object: filters.get('object') ?? undefined,
    who: filters.get('who')?.slice(0, 30) || undefined,
    action: auditActions.some((known) => known === action) ? action : undefined,
    from: dayStart(filters.get('from')),
    until: dayStart(filters.get('until'), 1),
  }
}

/** Looks for what was done: to one thing or all of its kind, by whom, what, and when. */
export function AuditFilter({ filters, onFind }: { filters: URLSearchParams; onFind: (change: AuditFilters) => void }) {
  const texts = auditTexts.use()
  const isEnglish = useLocale() === 'en'
  const object = filters.get('object') ?? ''
  const given = auditObjectOf(object)
  const [kind, setKind] = useState<AuditKind>(given?.kind ?? auditKinds.find((each) => each === object) ?? 'order')
  const [number, setNumber] = useState(given?.number ?? '')
  const [who, setWho] = useState(filters.get('who') ?? '')
  const isFiltered = ['object', 'who', 'action', 'from', 'until'].some((name) => filters.get(name))
  return (
    <search>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          onFind({ object: number.trim() ? `${kind} ${number.trim()}` : undefined, who: who.trim() || undefined })
        }}
      >
        <DayRange
          label={texts.dates}
          filters={filters}
          presets={(today) => [
            { label: texts.week, value: [today.subtract(6, 'day'), today] },
            { label: texts.month, value: [today.subtract(29, 'day'), today] },
          ]}
          onChange={onFind}
        />
        <Select
          aria-label={texts.what}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear
          placeholder={texts.anyAction}
          value={filters.get('action') || undefined}
          onChange={(action?: string) => onFind({ action })}
          options={auditActions.map((value) => ({ value, label: actionText(value, isEnglish) }))}
          popupMatchSelectWidth={false}
          style={{ width: 150 }}
        />
        <Input
          aria-label={texts.who}
          placeholder={texts.whoHint}
          value={who}
          onChange={(event) => setWho(event.target.value)}
          maxLength={30}
          allowClear
          style={{ flex: '1 1 100px', maxWidth: 168 }}
        />
        <Select
          aria-label={texts.kind}
          value={kind}
          onChange={setKind}
          options={auditKinds.map((each) => ({ value: each, label: kindText(each, isEnglish) }))}
          popupMatchSelectWidth={false}
          style={{ width: 110 }}
        />
        <Input
          aria-label={texts.number}
          placeholder={texts.numberHint}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          maxLength={60}
          allowClear
          style={{ flex: '1 1 112px', maxWidth: 210 }}
        />
        <Button htmlType="submit">{texts.find}</Button>
        {isFiltered && (
          <Button type="text" onClick={() => onFind({ object: undefined, who: undefined, action: undefined, from: undefined, until: undefined })}>
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  )
}
