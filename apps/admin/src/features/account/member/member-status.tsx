import { Pill } from '#platform/parts/pill.tsx'
import { memberTexts } from './member.texts.ts'

/** Told where a member is not as members usually are. */
export function MemberStatus({ status }: { status: number }) {
  const texts = memberTexts.use()
  if (status === 4) return <Pill tone="bad">{texts.frozen}</Pill>
  return status === 2 ? <Pill tone="warn">{texts.closing}</Pill> : null
}
