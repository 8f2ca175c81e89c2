import type { NoticeSwitch } from '@mallard/contract/people/notices/notices.fields'
import { Cell } from '@mallard/ui/cell'
import { useLocale } from '@mallard/ui/locale'
import { Sheet } from '@mallard/ui/sheet'
import { SkeletonText } from '@mallard/ui/skeleton'
import { Switch } from '@mallard/ui/switch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { NoticeIcon } from '#platform/notices/notice-icon.tsx'
import { kindText, messageTexts } from './message.texts.ts'
import styles from './message.module.css'

/** Which kinds of messages call for attention. */
export function SwitchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = messageTexts()
  const api = useApi()
  const { data } = useQuery({ ...api.notices.switches.query(), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={texts.switches}>
      {data ? (
        data.map((each) => <KindSwitch key={each.kind} of={each} />)
      ) : (
        <SkeletonText lines={7} />
      )}
      <p className={styles.note}>{texts.switchesNote}</p>
    </Sheet>
  )
}

function KindSwitch({ of: { kind, isOn } }: { of: NoticeSwitch }) {
  const { name, note } = kindText(kind, useLocale())
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function turn(next: boolean) {
    setBusy(true)
    try {
      await writeToCache(
        client,
        api.notices.switches.query().queryKey,
        await api.notices.turn({ kind, isOn: next }),
      )
    } catch {
      // The shell has told the shopper why; the switch stays as it was.
    } finally {
      setBusy(false)
    }
  }

  return (
    <Cell
      icon={<NoticeIcon kind={kind} />}
      title={name}
      note={note}
      trailing={
        <Switch checked={isOn} onChange={(next) => void turn(next)} label={name} busy={isBusy} />
      }
    />
  )
}
