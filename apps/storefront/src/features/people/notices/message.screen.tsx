import { noticeKinds } from '@mallard/contract/people/notices/notices.codes'
import type { NoticeKind, UnreadNotices } from '@mallard/contract/people/notices/notices.fields'
import { href } from '@mallard/contract/paths'
import { IconButton } from '@mallard/ui/button'
import { SettingsIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Tabs } from '@mallard/ui/tabs'
import { useEffect, useState } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { setNotices } from '#platform/session.ts'
import { MessageList } from './message-list.tsx'
import { kindText, messageTexts } from './message.texts.ts'
import { SwitchSheet } from './switch-sheet.tsx'
import { pageQuery } from './use-messages.ts'

function kindOf(value: string | undefined): NoticeKind | undefined {
  return noticeKinds.find((kind) => kind === value)
}

export default defineScreen('settingMessage', {
  query: ['kind'],
  queries: ({ api, query }) => ({
    first: pageQuery(api, kindOf(query.kind), 1),
    unread: api.notices.unread.query(),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: ({ query }) => (
    <>
      <Bar kind={kindOf(query.kind)} counts={undefined} />
      <SkeletonRows count={5} label={messageTexts().loading} />
    </>
  ),
  Screen: ({ data: { first, unread }, query }) => {
    const kind = kindOf(query.kind)
    useEffect(() => setNotices(unread.total), [unread.total])
    return (
      <>
        <Bar kind={kind} counts={unread.kinds} />
        <MessageList
          key={kind ?? 'all'}
          first={first}
          kind={kind}
          unread={kind ? (unread.kinds[kind] ?? 0) : unread.total}
        />
      </>
    )
  },
})

/** Title, the way to the switches, and the kinds with their unread counts. */
function Bar({
  kind,
  counts,
}: {
  kind: NoticeKind | undefined
  counts: UnreadNotices['kinds'] | undefined
}) {
  const texts = messageTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [isChoosing, setChoosing] = useState(false)
  const go = (key: string) =>
    navigate(href('settingMessage', { partnerId, storeId }, { kind: key || undefined }), {
      replace: true,
    })
  return (
    <>
      <NavBar
        title={texts.title}
        onBack={navigate.back}
        right={
          <IconButton
            icon={<SettingsIcon />}
            label={texts.switches}
            onClick={() => setChoosing(true)}
          />
        }
      >
        <Tabs
          label={texts.kinds}
          items={[
            { key: '', label: texts.all },
            ...noticeKinds.map((each) => ({
              key: each,
              label: kindText(each, locale).name,
              badge: counts?.[each] ?? 0,
            })),
          ]}
          value={kind ?? ''}
          onChange={go}
        />
      </NavBar>
      <SwitchSheet open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
