import {
  type AuditKind,
  auditActions,
  auditKinds,
} from '@mallard/contract/people/staff/audit.codes'
import { actionText, auditObjectOf, kindText } from '@mallard/contract/people/staff/audit-words'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import type { Days } from '#platform/pick/day-range.tsx'
import { useLocale } from '#platform/texts.ts'
import styles from './audit.module.css'
import { auditTexts } from './audit.texts.ts'
import { LogDays } from './log-days.tsx'

/** As the address has them; undefined takes one away. */
type Change = Days & {
  readonly object?: string | undefined
  readonly who?: string | undefined
  readonly action?: string | undefined
}

interface AuditFieldsProps {
  address: URLSearchParams
  asked: {
    readonly object: string | undefined
    readonly who: string | undefined
    readonly action: string | undefined
  }
  onFind: (change: Change) => void
}

/** Looks for what was done: to one thing or all of its kind, by whom, what, and when. */
export function AuditFields({ address, asked, onFind }: AuditFieldsProps) {
  const texts = auditTexts.use()
  const isEnglish = useLocale() === 'en'
  const object = asked.object ?? ''
  const given = auditObjectOf(object)
  const [kind, setKind] = useState<AuditKind>(
    given?.kind ?? auditKinds.find((each) => each === object) ?? 'order',
  )
  const [number, setNumber] = useState(given?.number ?? '')
  const [who, setWho] = useState(asked.who ?? '')
  const isFiltered = ['object', 'who', 'action', 'from', 'until'].some((name) => address.get(name))
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        onFind({
          object: number.trim() ? `${kind} ${number.trim()}` : undefined,
          who: who.trim() || undefined,
        })
      }}
    >
      <LogDays address={address} onChange={onFind} />
      <Select
        aria-label={texts.what}
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        placeholder={texts.anyAction}
        value={asked.action}
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
        <Button
          type="text"
          onClick={() =>
            onFind({
              object: undefined,
              who: undefined,
              action: undefined,
              from: undefined,
              until: undefined,
            })
          }
        >
          {texts.clear}
        </Button>
      )}
    </form>
  )
}
