import type { CategoryNode } from '@mallard/contract/catalog/catalog/catalog.fields'
import { TreeSelect } from 'antd'
import { pickTexts } from './pick.texts.ts'
import { useCategories } from './use-pick.ts'

interface Branch {
  value: number
  title: string
  children: Branch[]
}

/** A category as a tree of choices. */
export const branchOf = ({ id, name, children }: CategoryNode): Branch => ({
  value: id,
  title: name,
  children: children.map(branchOf),
})

export interface CategoriesSelectProps {
  value?: readonly number[]
  onChange?: (value: number[]) => void
}

/** Several categories; each stands for all below it. */
export function CategoriesSelect({ value = [], onChange }: CategoriesSelectProps) {
  const texts = pickTexts.use()
  const { data } = useCategories()
  return (
    <TreeSelect
      aria-label={texts.categories}
      placeholder={texts.categories}
      multiple
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={data?.map(branchOf)}
      // A number that is in no tree yet would be shown as it is.
      value={data ? [...value] : []}
      onChange={(ids: number[]) => onChange?.(ids)}
      style={{ width: '100%' }}
      listHeight={320}
    />
  )
}
