import { receiptStates, type ReceiptState } from '@mallard/contract/content/dining/dining.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { dateTime } from '#platform/show.ts'
import { diningTexts } from './dining.texts.ts'
import { nameOfDish } from './dish-name.ts'
import { ReceiptCode } from './receipt-code.tsx'
import { IssueReceipt } from './receipt.form.tsx'

const states = ['all', ...receiptStates] as const
const tones: Readonly<Record<ReceiptState, Tone>> = { open: 'warn', used: 'good', expired: 'plain' }

/** Receipts of the store's dishes, the newest first. */
export default defineList({
  texts: diningTexts,
  filters: { state: oneOf(states, 'all'), q: words() },
  name: 'dish-receipts.list',
  read: (api, asked) => api.diningAdmin.receipts.query(asked),
  isFresh: true,
  head: ({ texts, open, session: { can } }) => ({
    title: texts.receipts,
    hint: texts.receiptsHint,
    actions: can('review.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <IssueReceipt onClose={close} />)}
      >
        {texts.issue}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => (
    <>
      <SegmentField
        of={field('state')}
        label={texts.state}
        options={states.map((value) => ({ value, label: texts[value] }))}
      />
      <WordField of={field('q')} label={texts.searchReceipts} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, locale, open }) => [
    {
      title: texts.dish,
      key: 'dish',
      render: (_, row) => (
        <>
          <strong>{nameOfDish(row, locale)}</strong>
          <div className="soft small">
            {texts.table} {row.table}
          </div>
        </>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 100,
      render: (_, { state }) => <Pill tone={tones[state]}>{texts[state]}</Pill>,
    },
    {
      title: texts.issuedAt,
      key: 'issuedAt',
      width: 190,
      render: (_, { createTime, by }) => `${dateTime(createTime)} · ${by}`,
    },
    {
      title: '',
      key: 'acts',
      card: 'last' as const,
      width: 110,
      render: (_, row) =>
        row.state === 'open' && (
          <Button
            size="small"
            onClick={() => open((close) => <ReceiptCode receipt={row} onClose={close} />)}
          >
            {texts.showCode}
          </Button>
        ),
    },
  ],
  width: 640,
  total: ({ texts }) => texts.totalReceipts,
  empty: ({ texts }) => ({
    title: texts.noReceipts,
    text: texts.noReceiptsHint,
  }),
})
