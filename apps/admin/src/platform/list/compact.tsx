import { Switch } from 'antd'
import { useState } from 'react'
import { useNarrow } from '../use-narrow.ts'
import styles from './compact.module.css'
import { listTexts } from './list.texts.ts'

const remembered = 'mallard.admin.compact'

/** Whether rows stand in little room, as this browser remembers it; never as cards on a phone. */
export function useCompact(isOffered: boolean): [boolean, (isOn: boolean) => void] {
  const isNarrow = useNarrow()
  const [isOn, setOn] = useState(() => localStorage.getItem(remembered) === 'yes')
  const change = (next: boolean) => {
    localStorage.setItem(remembered, next ? 'yes' : 'no')
    setOn(next)
  }
  return [isOffered && !isNarrow && isOn, change]
}

export function CompactSwitch({
  isOn,
  onChange,
}: {
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const texts = listTexts.use()
  if (useNarrow()) return null
  return (
    <label className={styles.compact}>
      <Switch size="small" checked={isOn} onChange={onChange} />
      {texts.compact}
    </label>
  )
}
