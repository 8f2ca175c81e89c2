import type { EntryState } from '@mallard/contract/activities/invitation/invitation.codes'
import type { EventTile } from '@mallard/contract/activities/invitation/invitation.fields'
import { Tag } from '@mallard/ui/tag'
import { eventTexts } from './event.texts.ts'

type Shown = Pick<EventTile, 'standing' | 'left'>

/** Where who reads it stands, or else the event itself. */
export function StandingTag({
  event: { standing, left },
  mine,
}: {
  event: Shown
  mine?: EntryState | null | undefined
}) {
  const texts = eventTexts()
  if (standing !== 'over' && (mine === 'in' || mine === 'waiting'))
    return <Tag tone={mine === 'in' ? 'good' : 'warn'}>{texts[mine]}</Tag>
  if (standing === 'open') return <Tag tone="good">{texts.open(left)}</Tag>
  return <Tag tone={standing === 'full' ? 'warn' : 'neutral'}>{texts[standing]}</Tag>
}
