import type { GoodsChoice } from '@mallard/contract/content/cms/stored.fields'
import { InputNumber, Segmented, Select, TreeSelect } from 'antd'
import { branchOf } from '#platform/pick/categories-select.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { useCategories } from '#platform/pick/use-pick.ts'
import { blockTexts, sortTexts } from './block.texts.ts'
import styles from './page.module.css'

const sorts = ['sales', 'newest', 'priceUp', 'priceDown', 'default'] as const

interface GoodsInputProps {
  label: string
  value: GoodsChoice
  onChange: (choice: GoodsChoice) => void
}

/** Which goods a block shows: chosen ones in their order, or the first by a rule. */
export function GoodsInput({ label, value, onChange }: GoodsInputProps) {
  const texts = blockTexts.use()
  const sorted = sortTexts.use()
  const { data: categories } = useCategories()
  const isChosen = 'ids' in value
  return (
    <div className={styles.stack} role="group" aria-label={label}>
      <Segmented
        value={isChosen ? 'chosen' : 'rule'}
        options={[
          { value: 'rule', label: texts.byRule },
          { value: 'chosen', label: texts.byHand },
        ]}
        onChange={(kind) =>
          onChange(kind === 'chosen' ? { ids: [] } : { categoryId: null, sort: 'sales', count: 6 })
        }
      />
      {isChosen ? (
        <GoodsSelect label={texts.goods} value={value.ids} onChange={(ids) => onChange({ ids })} />
      ) : (
        <div className={styles.stack}>
          <TreeSelect
            aria-label={texts.category}
            allowClear
            placeholder={texts.allCategories}
            treeDefaultExpandAll
            treeData={categories?.map(branchOf)}
            value={categories && value.categoryId !== null ? value.categoryId : undefined}
            onChange={(id: number | undefined) => onChange({ ...value, categoryId: id ?? null })}
          />
          <div className={styles.pair}>
            <Select
              aria-label={texts.sort}
              value={value.sort}
              options={sorts.map((each) => ({ value: each, label: sorted[each] }))}
              onChange={(sort) => onChange({ ...value, sort })}
            />
            <InputNumber
              aria-label={texts.count}
              min={1}
              max={60}
              precision={0}
              suffix={texts.pieces}
              value={value.count}
              onChange={(count) => onChange({ ...value, count: count ?? 1 })}
              style={{ width: '100%' }}
            />
          </div>
        </div>
      )}
    </div>
  )
}
