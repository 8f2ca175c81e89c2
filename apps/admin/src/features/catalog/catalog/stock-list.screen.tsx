import type { StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { maxAdjusted } from '@mallard/contract/catalog/catalog/stock.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, SegmentField, WordField } from '#platform/list/fields.tsx'
import { numberOf, oneOf, words } from '#platform/list/filters.ts'
import { AdjustForm } from './adjust.form.tsx'
import { CategorySelect } from '#platform/pick/category-select.tsx'
import { LedgerDrawer } from './ledger-drawer.tsx'
import { StockBar } from './stock-bar.tsx'
import { stockColumns } from './stock-columns.tsx'
import { stockTexts } from './stock.texts.ts'
import { useStockDrafts } from './use-stock.ts'

const shelves = ['all', 'on', 'off'] as const
const shelfNames = { all: 'allShelf', on: 'onShelf', off: 'offShelf' } as const
const stocks = ['all', 'low', 'out'] as const
const stockNames = { all: 'allStock', low: 'lowStock', out: 'outOfStock' } as const

/** Price and stock of every SKU of the store, typed into cells and saved as one. */
export default defineList({
  texts: stockTexts,
  filters: {
    q: words(),
    category: numberOf(),
    shelf: oneOf(shelves, 'all'),
    stock: oneOf(stocks, 'all'),
  },
  name: 'stock',
  read: (api, { category, ...asked }) =>
    api.stockAdmin.list.query({ ...asked, categoryId: category }),
  isFresh: true,
  useOwn: ({ data }) => useStockDrafts(data?.list ?? []),
  head: ({ texts, session: { can }, asked, data, open }, drafts) => {
    const total = data?.total ?? 0
    const { q, category, shelf, stock } = asked
    const of = { total, which: { q, categoryId: category, shelf, stock } }
    return {
      title: texts.title,
      hint: can('goods.write') ? texts.hint : texts.readOnly,
      actions: can('goods.write') && (
        <Button
          disabled={total === 0 || total > maxAdjusted || drafts.count > 0}
          title={total > maxAdjusted ? texts.adjustMax(maxAdjusted) : undefined}
          onClick={() => open((close) => <AdjustForm of={of} onClose={close} />)}
        >
          {texts.adjust}
        </Button>
      ),
    }
  },
  above: (_view, drafts) => drafts.count > 0 && <StockBar drafts={drafts} />,
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
      <SegmentField
        of={field('shelf')}
        label={texts.shelf}
        options={shelves.map((value) => ({ value, label: texts[shelfNames[value]] }))}
      />
    </>
  ),
  rowKey: 'productSn',
  columns: ({ texts, session: { can, canEverywhere }, open }, drafts) =>
    stockColumns({
      texts,
      drafts,
      isReadOnly: !can('goods.write'),
      isListPriceReadOnly: !canEverywhere('goods.write'),
      onLedger: (row: StockRow) => open((close) => <LedgerDrawer row={row} onClose={close} />),
    }),
  width: 880,
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.otherWord }),
})
