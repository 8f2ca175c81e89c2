import type { LabelAccount } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { Button } from 'antd'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { AccountForm } from './account.form.tsx'
import { labelAccountTexts } from './parcel-label.texts.ts'

export default defineList({
  texts: labelAccountTexts,
  filters: {},
  read: (api) => asPage(api.parcelLabelAdmin.accounts.query(), wholePage),
  isWhole: true,
  isFresh: true,
  head: ({ texts, open }) => ({
    title: texts.title,
    hint: texts.titleHint,
    actions: (
      <Button
        type="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() => open((close) => <AccountForm of={undefined} onClose={close} />)}
      >
        {texts.add}
      </Button>
    ),
  }),
  rowKey: 'id',
  columns: ({ texts, open }) => [
    {
      title: texts.account,
      key: 'name',
      width: 260,
      render: (_, account) => <Named account={account} />,
    },
    {
      title: texts.sender,
      key: 'sender',
      card: 'wide',
      render: (_, { sender }) => (
        <div>
          {sender.name} {sender.phone}
          <div className="soft small">{sender.address}</div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      width: 130,
      render: (_, { isOn }) => (
        <Pill tone={isOn ? 'good' : 'plain'}>{isOn ? texts.on : texts.off}</Pill>
      ),
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      width: 110,
      render: (_, account) => (
        <Button
          type="text"
          size="small"
          aria-label={`${texts.edit} ${account.name}`}
          onClick={() => open((close) => <AccountForm of={account} onClose={close} />)}
        >
          {texts.edit}
        </Button>
      ),
    },
  ],
  width: 860,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneText }),
})

function Named({ account: { name, carrierName, partnerId } }: { account: LabelAccount }) {
  return (
    <div>
      <div style={{ fontWeight: 500 }}>{name}</div>
      <div className="soft small">
        {carrierName} · <span className="mono">{partnerId}</span>
      </div>
    </div>
  )
}
