import type { AdminInnerGoods } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count, money } from '#platform/show.ts'
import styles from './inner-buy.module.css'
import { PriceForm } from './price.form.tsx'
import { priceTexts } from './price.texts.ts'
import { useClosePrice } from './use-inner-buy.ts'

const states = ['on', 'off'] as const

/** SKUs at inner prices, the latest first. */
export default defineList({
  texts: priceTexts,
  filters: { q: words(), state: oneOf(states) },
  name: 'inner-goods',
  read: (api, { state, ...asked }) =>
    api.innerBuyAdmin.goods.query({ ...asked, state: state ?? 'ALL' }),
  head: ({ texts, session: { can }, open }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: can('promotion.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <PriceForm of={undefined} onClose={close} />)}
      >
        {texts.add}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => (
    <>
      <WordField of={field('q')} label={texts.search} />
      <ChoiceField
        of={field('state')}
        label={texts.state}
        any={texts.allStates}
        options={states.map((value) => ({ value, label: texts[value] }))}
        width={130}
      />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, session: { can }, open }) => [
    {
      title: texts.goods,
      key: 'goods',
      render: (_, { pic, title, attr, productSn }) => (
        <span className={styles.named}>
          <Thumb pic={pic} />
          <span>
            {title}
            <div className="soft small">
              {attr} <span className="mono">{productSn}</span>
            </div>
          </span>
        </span>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 150,
      render: (_, { isClosed, isOnSale, closeReason }) => (
        <>
          <Pill tone={isClosed ? 'plain' : isOnSale ? 'good' : 'warn'}>
            {isClosed ? texts.off : isOnSale ? texts.on : texts.offSale}
          </Pill>
          {isClosed && <div className="soft small">{texts.because(closeReason)}</div>}
        </>
      ),
    },
    {
      title: texts.price,
      key: 'price',
      width: 150,
      align: 'right',
      render: (_, { price, salePrice }) => (
        <>
          {money(price)} <s className="soft">{money(salePrice)}</s>
        </>
      ),
    },
    {
      title: texts.available,
      key: 'available',
      width: 90,
      align: 'right',
      render: (_, { available }) => count(available),
    },
    {
      title: texts.sold,
      key: 'sold',
      width: 120,
      align: 'right',
      render: (_, { sold, reserved }) => (
        <>
          {count(sold)}
          {reserved > 0 && <div className="soft small">{texts.held(count(reserved))}</div>}
        </>
      ),
    },
    {
      title: '',
      key: 'actions',
      card: 'last',
      width: 140,
      render: (_, row) => can('promotion.write') && !row.isClosed && <Acts of={row} open={open} />,
    },
  ],
  width: 900,
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

interface ActsProps {
  of: AdminInnerGoods
  open: (over: (close: () => void) => ReactNode) => void
}

function Acts({ of, open }: ActsProps) {
  const texts = priceTexts.use()
  return (
    <span className={styles.actions}>
      <Button size="small" onClick={() => open((close) => <PriceForm of={of} onClose={close} />)}>
        {texts.edit}
      </Button>
      <Button
        size="small"
        danger
        onClick={() => open((close) => <CloseForm of={of} onClose={close} />)}
      >
        {texts.close}
      </Button>
    </span>
  )
}

function CloseForm({ of: { id, title }, onClose }: { of: AdminInnerGoods; onClose: () => void }) {
  const texts = priceTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts.closeTitle(title),
        hint: texts.closeHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.closeUsual,
        ok: texts.close,
        cancel: texts.cancel,
      }}
      most={200}
      call={useClosePrice()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.closed}
      onClose={onClose}
    />
  )
}
