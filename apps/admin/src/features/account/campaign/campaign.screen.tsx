import type { Campaign, Told } from '@mallard/contract/account/campaign/campaign-admin.calls'
import { outcomes, type Outcome } from '@mallard/contract/account/campaign/campaign.codes'
import { useMutation } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { PagedRows } from '#platform/list/paged-rows.tsx'
import { definePage } from '#platform/page/define-page.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { CampaignStatePill } from './campaign-state.tsx'
import { campaignTexts } from './campaign.texts.ts'
import { SendForm } from './send.form.tsx'

/** One message with who was told, or a new one. */
export default function CampaignScreen({ id }: { id: string }) {
  return id === 'new' ? <NewCampaign /> : <CampaignPage id={id} />
}

const numberIn = (filters: URLSearchParams, name: string) => {
  const number = Number(filters.get(name))
  return Number.isInteger(number) && number > 0 ? number : undefined
}

function NewCampaign() {
  const texts = campaignTexts.use()
  const { scope } = useSession()
  const [filters] = useFilters()
  const to = {
    memberId: numberIn(filters, 'member'),
    segmentId: numberIn(filters, 'segment'),
  }
  const back = addressOf(scope, 'campaigns')
  return (
    <>
      <PageHeader title={texts.add} back={{ to: back, text: texts.back }} />
      <SendForm
        of={to}
        onDone={({ id }) => void navigate(addressOf(scope, 'campaigns', id))}
        onClose={() => void navigate(back)}
      />
    </>
  )
}

const CampaignPage = definePage({
  texts: campaignTexts,
  read: (api, id) => ({ ...api.campaignAdmin.detail.query({ id: Number(id) }), retry: false }),
  every: ({ state }) => (state === 'sending' ? 5_000 : 0),
  section: 'campaigns',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.title,
  useOwn: () => useStop(),
  head: ({ texts, one, session: { can } }, stop) => ({
    title: one.title,
    beside: <CampaignStatePill state={one.state} />,
    actions: one.state === 'sending' && can('member.message') && (
      <Button danger onClick={() => void stop(one.id)}>
        {texts.stop}
      </Button>
    ),
  }),
  body: ({ texts, one }) => (
    <>
      <Sums
        sums={[
          { name: texts.chosen, value: count(one.members) },
          ...outcomes.map((outcome) => ({
            name: texts[outcome],
            value: count(one.outcomes[outcome] ?? 0),
          })),
        ]}
      />
      <Panel title={texts.message}>
        <Facts
          facts={[
            [texts.to, one.to],
            [texts.purpose, texts[one.purpose]],
            [texts.sentBy, texts.by(one.by, dateTime(one.at))],
            [texts.text, one.text],
            ...(one.textEn ? [[texts.text2, one.textEn] as const] : []),
            ...(one.link ? [[texts.link, one.link] as const] : []),
          ]}
        />
      </Panel>
      <Members campaign={one} />
    </>
  ),
})

function Members({ campaign: { id, state } }: { campaign: Campaign }) {
  const texts = campaignTexts.use()
  const { scope } = useSession()
  const [outcome, setOutcome] = useState<Outcome>()
  const columns: ListColumn<Told>[] = [
    {
      title: texts.member,
      key: 'member',
      render: (_, { memberId, nickname }) => (
        <Link to={addressOf(scope, 'members', memberId)}>{nickname}</Link>
      ),
    },
    {
      title: texts.outcome,
      key: 'outcome',
      width: 190,
      render: (_, told) => texts[told.outcome],
    },
    {
      title: texts.time,
      key: 'at',
      width: 160,
      render: (_, { at }) => <span className="soft">{dateTime(at)}</span>,
    },
  ]
  return (
    <Panel
      title={texts.who}
      isFlush
      extra={
        <Select<Outcome | ''>
          aria-label={texts.outcome}
          value={outcome ?? ''}
          onChange={(chosen) => setOutcome(chosen || undefined)}
          options={[
            { value: '', label: texts.anyOutcome },
            ...outcomes.map((value) => ({ value, label: texts[value] })),
          ]}
          style={{ width: 170 }}
        />
      }
    >
      <PagedRows<Told>
        rowKey="memberId"
        read={(api, asked) =>
          api.campaignAdmin.told.query({ id, ...asked, ...(outcome && { outcome }) })
        }
        every={state === 'sending' ? 5_000 : 0}
        columns={columns}
        width={520}
        empty={texts.nobody}
        showTotal={texts.total}
      />
    </Panel>
  )
}

function useStop(): (id: number) => Promise<void> {
  const texts = campaignTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const stopping = useMutation({
    mutationFn: (id: number) => api.campaignAdmin.stop({ id }),
    onSettled: () => invalidate(api.campaignAdmin, api.staff.audit),
  })
  return async (id) => {
    const question = {
      title: texts.stopAsk,
      text: texts.stopText,
      ok: texts.stop,
      isDangerous: true,
    }
    if (await feedback.ask(question)) stopping.mutate(id, { onError: feedback.failed })
  }
}
