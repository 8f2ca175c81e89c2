import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import {
  BoxIcon,
  ClockIcon,
  LocationIcon,
  MessageIcon,
  PhoneIcon,
  ShieldIcon,
} from '@mallard/ui/icons'
import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { useSession } from '#platform/session.ts'
import { ArticleCells } from './article-cells.tsx'
import { FeedbackPart } from './feedback-part.tsx'
import { Bar, Bones } from './bar.tsx'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'
import { serviceTexts } from './service.texts.ts'

/** How to reach people, and what many ask. */
export default defineScreen(['service', 'serviceBare'], {
  query: ['show'],
  drawnBy: [],
  queries: ({ api }) => ({
    reach: api.store.service.query(),
    asked: api.service.questions.query({ pageNum: 1, pageSize: 5 }),
  }),
  head: ({ locale, scope: { partnerId, storeId } }) => ({
    description: serviceCenterTexts.of(locale).describe,
    canonical: href('service', { partnerId, storeId }),
  }),
  Skeleton: () => <Bones title={serviceTexts().title} />,
  Screen: ({ query, data: { reach, asked } }) => {
    const texts = serviceTexts()
    return (
      <>
        <Bar title={texts.title} />
        <div className={styles.page}>
          <Reach reach={reach} />
          <FeedbackPart isWanted={query.show === 'feedback'} />
          {asked.list.length > 0 && (
            <ArticleCells title={serviceCenterTexts().popular} articles={asked.list} />
          )}
          <SelfService />
        </div>
      </>
    )
  },
})

function Reach({ reach }: { reach: ReplyOf<Calls['store']['service']> }) {
  const texts = serviceTexts()
  const { partnerId, storeId } = usePage().scope
  const { phone, hours, address } = reach
  const isMember = useSession(({ me }) => me !== undefined)
  const { data } = useQuery({
    ...useApi().conversation.unread.query(),
    enabled: isMember,
    meta: { isQuiet: true },
  })
  return (
    <CellList title={texts.reach}>
      <Cell
        icon={<MessageIcon />}
        title={texts.chat}
        note={data?.unread ? texts.chatUnread(data.unread) : texts.chatNote}
        href={href('serviceMessage', { partnerId, storeId })}
      />
      {phone !== '' && (
        <Cell
          icon={<PhoneIcon />}
          title={texts.call}
          note={<span className="tnum">{phone}</span>}
          href={`tel:${phone}`}
        />
      )}
      {hours !== '' && <Cell icon={<ClockIcon />} title={texts.hours} note={hours} />}
      {address !== '' && <Cell icon={<LocationIcon />} title={texts.address} note={address} />}
    </CellList>
  )
}

function SelfService() {
  const texts = serviceTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <CellList title={texts.self}>
      <Cell
        icon={<ShieldIcon />}
        title={texts.center}
        note={texts.centerNote}
        href={href('serviceCenter')}
      />
      <Cell
        icon={<BoxIcon />}
        title={texts.orders}
        note={texts.ordersNote}
        href={href('orderList', { partnerId, storeId, active: 0 })}
      />
    </CellList>
  )
}
