import type { CategoryNode } from '@mallard/contract/catalog/catalog.fields'
import { TreeSelect } from 'antd'
import type { CSSProperties } from 'react'
import { goodsTexts } from './goods.texts.ts'
import { useCategories } from './use-goods.ts'

export interface CategorySelectProps {
  id?: string
  value?: number | undefined
  onChange?: (id: number | undefined) => void
  allowClear?: boolean
  placeholder?: string
  disabled?: boolean
  style?: CSSProperties
}

interface Branch {
  value: number
  title: string
  children: Branch[]
}

const branchOf = ({ id, name, children }: CategoryNode): Branch => ({ value: id, title: name, children: children.map(branchOf) })

export function CategorySelect(props: CategorySelectProps) {
  const texts = goodsTexts.use()
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
