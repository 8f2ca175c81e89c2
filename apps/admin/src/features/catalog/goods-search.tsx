import { Input, Segmented, Select } from 'antd'
import { useEffect, useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { CategorySelect } from './category-select.tsx'
import type { wishOf } from './goods-filter.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'

export interface GoodsSearchProps {
  wish: ReturnType<typeof wishOf>
  onChange: (change: { q?: string | undefined; category?: number | undefined; shelf?: string | undefined; stock?: string | undefined }) => void
}

export function GoodsSearch({ wish, onChange }: GoodsSearchProps) {
  const texts = goodsTexts.use()
  const asked = wish.q ?? ''
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => {
    if (typed.trim() === asked) return undefined
    const timer = setTimeout(() => onChange({ q: typed.trim() }), 350)
    return () => clearTimeout(timer)
  }, [typed, asked, onChange])

  return (
    <search className={styles.bar}>
      <Input
        className={styles.word}
        prefix={<Icon name="search" size={16} />}
        placeholder={texts.searchHint}
        aria-label={texts.search}
        value={typed}
        maxLength={50}
        allowClear
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => onChange({ q: typed.trim() })}
      />
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
    </search>
  )
}
