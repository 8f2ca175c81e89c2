import type { AdminGoods } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Button, Switch } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, SegmentField, WordField } from '#platform/list/fields.tsx'
import { numberOf, oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { count, money } from '#platform/show.ts'
import { CategorySelect } from '#platform/pick/category-select.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { MissesButton } from './misses-button.tsx'
import { ShelfLines } from './shelf-planned.tsx'
import { SynonymsButton } from './synonyms-button.tsx'
import { useShelf } from './use-goods.ts'

const shelves = ['all', 'on', 'off', 'planned', 'archived'] as const
const shelfNames = {
  all: 'allShelf',
  on: 'onShelf',
  off: 'offShelf',
  planned: 'plannedShelf',
  archived: 'archived',
} as const
const stocks = ['all', 'low', 'out'] as const
const returns = ['all', 'unsure'] as const
const returnNames = { all: 'allReturns', unsure: 'unsureReturns' } as const
const stockNames = { all: 'allStock', low: 'lowStock', out: 'outOfStock' } as const
const listPrices = ['all', 'unproved'] as const
const listPriceNames = { all: 'allListPrices', unproved: 'unproved' } as const

export default defineList({
  texts: goodsTexts,
  filters: {
    q: words(),
    category: numberOf(),
    shelf: oneOf(shelves, 'all'),
    stock: oneOf(stocks, 'all'),
    returns: oneOf(returns, 'all'),
    listPrice: oneOf(listPrices, 'all'),
  },
  name: 'goods',
  read: (api, { category, ...asked }) =>
    api.goodsAdmin.list.query({ ...asked, categoryId: category }),
  useOwn: () => useShelf(),
  head: ({ texts, session: { scope, canEverywhere } }) => ({
    title: texts.goods,
    actions: (
      <>
        <MissesButton />
        <SynonymsButton />
        {canEverywhere('goods.write') && (
          <Button
            type="primary"
            icon={<Icon name="plus" size={16} />}
            onClick={() => void navigate(addressOf(scope, 'goods', 'new'))}
          >
            {texts.newGoods}
          </Button>
        )}
      </>
    ),
  }),
  export: ({ texts, asked: { category, ...asked }, session: { api } }) => ({
    text: texts.export,
    make: async (format) => {
      const made = await api.goodsAdmin.export({ format, categoryId: category, ...asked })
      return { ...made, done: texts.exported(made.goods, made.rows) }
    },
    nothing: texts.none,
    cut: texts.exportCut,
  }),
  fields: ({ texts, asked, field }) => (
    <>
      <WordField of={field('q')} label={texts.search} hint={texts.searchHint} />
      <CategorySelect
        value={asked.category}
        onChange={field('category').onChange}
        allowClear
        placeholder={texts.anyCategory}
        style={{ width: 168 }}
      />
      <ChoiceField
        of={field('stock')}
        label={texts.stock}
        options={stocks.map((value) => ({ value, label: texts[stockNames[value]] }))}
        width={124}
      />
      <ChoiceField
        of={field('returns')}
        label={texts.returns}
        options={returns.map((value) => ({ value, label: texts[returnNames[value]] }))}
        width={148}
      />
      <ChoiceField
        of={field('listPrice')}
        label={texts.listPrice}
        options={listPrices.map((value) => ({ value, label: texts[listPriceNames[value]] }))}
        width={140}
      />
      <SegmentField
        of={field('shelf')}
        label={texts.shelf}
        options={shelves.map((value) => ({ value, label: texts[shelfNames[value]] }))}
      />
    </>
  ),
  rowKey: 'itemId',
  columns: ({ texts, asked, session: { scope, can } }, shelf) => [
    {
      title: texts.goods,
      key: 'goods',
      render: (_, { itemId, title, code, pic, isReturnUnsure }) => (
        <div className={styles.item}>
          <Thumb pic={pic} size={48} />
          <div className={styles.words}>
            <Link to={addressOf(scope, 'goods', itemId)} className={styles.titleLink}>
              {title}
            </Link>
            <div className="soft small mono">{code}</div>
            {isReturnUnsure && <div className={`small ${styles.warn}`}>{texts.unsureReturns}</div>}
          </div>
        </div>
      ),
    },
    { title: texts.category, dataIndex: 'categoryName', width: 120, responsive: ['lg'] },
    {
      title: texts.salePrice,
      key: 'price',
      width: 120,
      align: 'right',
      render: (_, { price, skuCount, unprovedSkus }) => (
        <div>
          {money(price)}
          <div className="soft small">{texts.skus(skuCount)}</div>
          {unprovedSkus > 0 && <div className={`small ${styles.warn}`}>{texts.unproved}</div>}
        </div>
      ),
    },
    {
      title: texts.stock,
      key: 'stock',
      width: 120,
      align: 'right',
      render: (_, goods) => <StockCell of={goods} />,
    },
    {
      title: texts.sales,
      key: 'sales',
      width: 84,
      align: 'right',
      responsive: ['lg'],
      render: (_, { sales }) => count(sales),
    },
    {
      title: texts.onShelf,
      key: 'shelf',
      card: 'corner',
      width: 124,
      align: 'center',
      render: (_, { itemId, onSale, shelfPlan, title }) => (
        <div>
          <Switch
            size="small"
            checked={onSale}
            disabled={!can('goods.write') || asked.shelf === 'archived'}
            aria-label={texts.switchShelf(title)}
            onClick={(_checked, event) => event.stopPropagation()}
            onChange={(checked) => shelf.mutate({ id: itemId, onSale: checked })}
          />
          <ShelfLines plan={shelfPlan} />
        </div>
      ),
    },
  ],
  width: 640,
  opens: ({ itemId }, { session }) => addressOf(session.scope, 'goods', itemId),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.otherWord }),
})

/** Units that can be sold, and what of them runs out. */
function StockCell({ of: { onHand, reserved, lowSkus, outSkus, skuCount } }: { of: AdminGoods }) {
  const texts = goodsTexts.use()
  return (
    <div>
      {onHand - reserved > 0 ? (
        count(onHand)
      ) : (
        <span className={styles.bad}>{onHand === 0 ? texts.soldOut : count(onHand)}</span>
      )}
      {reserved > 0 && <div className="soft small">{texts.reserved(reserved)}</div>}
      {outSkus > 0 && skuCount > 1 && (
        <div className={`small ${styles.bad}`}>{texts.outSkus(outSkus)}</div>
      )}
      {lowSkus > 0 && (
        <div className={`small ${styles.warn}`}>
          {skuCount > 1 ? texts.lowSkus(lowSkus) : texts.low}
        </div>
      )}
    </div>
  )
}
