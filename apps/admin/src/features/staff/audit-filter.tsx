import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { auditObjectOf, type ObjectKind, objectKinds } from './audit-object.ts'
import styles from './audit.module.css'
import { auditTexts } from './audit.texts.ts'

/** Looks for what was done to one thing. */
export function AuditFilter({ object, onFind }: { object: string; onFind: (object: string | undefined) => void }) {
  const texts = auditTexts.use()
  const given = auditObjectOf(object)
  const [kind, setKind] = useState<ObjectKind>(given?.kind ?? 'order')
  const [number, setNumber] = useState(given?.number ?? '')
  return (
    <search>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          onFind(number.trim() ? `${kind} ${number.trim()}` : undefined)
        }}
      >
        <Select
          aria-label={texts.kind}
          value={kind}
          onChange={setKind}
          options={objectKinds.map((each) => ({ value: each, label: texts[each] }))}
          style={{ width: 110 }}
        />
        <Input
          aria-label={texts.number}
          placeholder={texts.numberHint}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          maxLength={60}
          allowClear
          style={{ width: 250 }}
        />
        <Button htmlType="submit">{texts.find}</Button>
        {object && (
          <Button type="text" onClick={() => onFind(undefined)}>
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  )
}
