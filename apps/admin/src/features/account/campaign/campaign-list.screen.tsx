import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { count, dateTime } from '#platform/show.ts'
import { CampaignStatePill } from './campaign-state.tsx'
import { campaignTexts } from './campaign.texts.ts'

/** Messages that this store sent, the newest first. */
export default defineList({
  texts: campaignTexts,
  filters: {},
  read: (api, asked) => api.campaignAdmin.list.query(asked),
  isFresh: true,
  head: ({ texts, session: { can, scope } }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: can('member.message') && (
      <Button
        type="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() => void navigate(addressOf(scope, 'campaigns', 'new'))}
      >
        {texts.add}
      </Button>
    ),
  }),
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.message,
      key: 'message',
      render: (_, { id, title }) => <Link to={addressOf(scope, 'campaigns', id)}>{title}</Link>,
    },
    { title: texts.to, key: 'to', width: 160, render: (_, { to }) => to },
    {
      title: texts.state,
      key: 'state',
      width: 110,
      render: (_, { state }) => <CampaignStatePill state={state} />,
    },
    {
      title: texts.told,
      key: 'told',
      width: 120,
      align: 'right',
      render: (_, { outcomes, members }) => `${count(outcomes.told ?? 0)} / ${count(members)}`,
    },
    {
      title: texts.sentBy,
      key: 'by',
      width: 190,
      render: (_, { by, at }) => <span className="soft small">{texts.by(by, dateTime(at))}</span>,
    },
  ],
  width: 820,
  opens: ({ id }, { session }) => addressOf(session.scope, 'campaigns', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneText }),
})
