import type { AdminConversation } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { Badge } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { shortTime } from '#platform/show.ts'
import { useMinute } from '#platform/use-minute.ts'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'
import { SettingButton } from './setting-button.tsx'
import { StatePill } from './state-pill.tsx'
import { useConversations } from './use-conversations.ts'
import { isLong, waitingText } from './waiting-text.ts'

const states = ['open', 'waiting', 'mine', 'closed', 'all'] as const

type Texts = ReturnType<typeof conversationTexts.use>

/** What stands for a message that is no words. */
function lastText({ last, lastKind }: AdminConversation, texts: Texts): string {
  if (lastKind === 'picture') return texts.picture
  if (lastKind === 'goods') return `${texts.goodsCard} ${last}`
  return lastKind === 'order' ? `${texts.orderCard} ${last}` : last
}

/** What members and the service wrote to each other; who waits longest first. */
export default defineList({
  texts: conversationTexts,
  filters: { state: oneOf(states, 'open'), q: words() },
  name: 'conversations.list',
  read: (api, asked) => api.conversationAdmin.list.query(asked),
  isFresh: true,
  // Where the socket is away.
  every: 30_000,
  useOwn: ({ session: { api } }) => {
    useConversations(api)
    return useMinute()
  },
  head: ({ texts, data }) => ({
    title: texts.title,
    hint: data && texts.hint(data.counts.waiting),
    actions: <SettingButton />,
  }),
  tab: 'state',
  tabs: ({ texts, asked, data, change }) => ({
    chosen: asked.state,
    tabs: states.map((key) => ({
      key,
      text: texts[key],
      count: key === 'waiting' || key === 'mine' ? data?.counts[key] : undefined,
    })),
    onChoose: (state) => change({ state }),
  }),
  fields: ({ texts, field }) => <WordField of={field('q')} label={texts.search} />,
  rowKey: 'id',
  columns: ({ texts, session: { scope } }, now) => [
    {
      title: texts.member,
      key: 'member',
      width: 190,
      render: (_, row) => (
        <Badge count={row.unread} size="small" offset={[8, 2]} title={texts.unread(row.unread)}>
          <Link to={addressOf(scope, 'conversations', row.id)}>{row.nickname}</Link>
        </Badge>
      ),
    },
    {
      title: texts.last,
      key: 'last',
      card: 'wide',
      render: (_, row) => <span className={styles.last}>{lastText(row, texts)}</span>,
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 110,
      render: (_, { state }) => <StatePill state={state} />,
    },
    {
      title: texts.waits,
      key: 'waits',
      width: 120,
      render: (_, { waitingSince, lastAt }) => {
        if (waitingSince === null) return <span className="soft">{shortTime(lastAt)}</span>
        const tone: Tone = isLong(waitingSince, now) ? 'bad' : 'warn'
        return <Pill tone={tone}>{waitingText(waitingSince, now, texts)}</Pill>
      },
    },
    {
      title: texts.staff,
      key: 'staff',
      width: 120,
      render: (_, { staff }) => staff?.name ?? <span className="soft">{texts.nobody}</span>,
    },
  ],
  width: 820,
  opens: ({ id }, { session }) => addressOf(session.scope, 'conversations', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
