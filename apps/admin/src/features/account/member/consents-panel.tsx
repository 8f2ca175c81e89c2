import type { AdminMemberPage } from '@mallard/contract/account/member/member-admin.calls'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { dateTime } from '#platform/show.ts'
import { standingTexts } from './standing.texts.ts'

/** What a member accepted and allowed. */
export function ConsentsPanel({
  member: { consents, choices },
}: {
  member: Pick<AdminMemberPage, 'consents' | 'choices'>
}) {
  const texts = standingTexts.use()
  const names: Readonly<Record<string, string>> = { user: texts.user, privacy: texts.privacy }
  const accepted = consents.map(
    ({ code, version, at }) => [names[code] ?? code, texts.version(version, dateTime(at))] as const,
  )
  const chosen = choices.map(
    ({ code, isAllowed, at }) =>
      [
        texts[code],
        isAllowed && at !== null ? texts.allowed(dateTime(at)) : texts.notAllowed,
      ] as const,
  )
  return (
    <Panel title={texts.consents}>
      {accepted.length === 0 && <p className="soft">{texts.noConsents}</p>}
      <Facts facts={[...accepted, ...chosen]} />
    </Panel>
  )
}
