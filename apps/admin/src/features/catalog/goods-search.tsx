import { Segmented, Select } from 'antd'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { CategorySelect } from './category-select.tsx'
import type { wishOf } from './goods-filter.ts'
import { goodsTexts } from './goods.texts.ts'

export interface GoodsSearchProps {
  wish: ReturnType<typeof wishOf>
  onChange: (change: { q?: string | undefined; category?: number | undefined; shelf?: string | undefined; stock?: string | undefined }) => void
}

export function GoodsSearch({ wish, onChange }: GoodsSearchProps) {
  const texts = goodsTexts.use()
  return (
    <FilterBar>
      <WordSearch label={texts.search} hint={texts.searchHint} asked={wish.q ?? ''} onAsk={(q) => onChange({ q })} />
      <CategorySelect
        value={wish.categoryId}
        onChange={(category) => onChange({ category })}
        allowClear
        placeholder={texts.anyCategory}
        style={{ width: 168 }}
      />
      <Select
        aria-label={texts.stock}
        value={wish.stock}
        onChange={(stock) => onChange({ stock: stock === 'all' ? undefined : stock })}
        options={[
          { value: 'all', label: texts.allStock },
          { value: 'low', label: texts.lowStock },
          { value: 'out', label: texts.outOfStock },
        ]}
        style={{ width: 124 }}
      />
      <Segmented
        aria-label={texts.shelf}
        value={wish.shelf}
        onChange={(shelf) => onChange({ shelf: shelf === 'all' ? undefined : shelf })}
        options={[
          { value: 'all', label: texts.allShelf },
          { value: 'on', label: texts.onShelf },
          { value: 'off', label: texts.offShelf },
        ]}
      />
    </FilterBar>
  )
}
