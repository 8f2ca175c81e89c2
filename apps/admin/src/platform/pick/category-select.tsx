import { TreeSelect } from 'antd'
import type { CSSProperties } from 'react'
import { branchOf } from './categories-select.tsx'
import { pickTexts } from './pick.texts.ts'
import { useCategories } from './use-pick.ts'

export interface CategorySelectProps {
  id?: string
  value?: number | undefined
  onChange?: (id: number | undefined) => void
  allowClear?: boolean
  placeholder?: string
  disabled?: boolean
  style?: CSSProperties
}

/** One category of the tree. */
export function CategorySelect(props: CategorySelectProps) {
  const texts = pickTexts.use()
  const { data, isPending } = useCategories()
  return (
    <TreeSelect
      {...props}
      // A number that is in no tree yet would be shown as it is.
      value={data ? props.value : undefined}
      aria-label={texts.category}
      treeData={data?.map(branchOf)}
      loading={isPending}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      popupMatchSelectWidth={240}
      listHeight={360}
    />
  )
}
