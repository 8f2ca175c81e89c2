import { defineTexts } from '../texts.ts'

export const listTexts = defineTexts(
  {
    choose: '选择这一行',
    chosen: (count: number) => `已选 ${count} 项`,
    all: '全选本页',
    none: '取消选择',
    failed: (count: number) => `${count} 项没有成功`,
  },
  {
    choose: 'Choose this row',
    chosen: (count) => `${count} chosen`,
    all: 'Choose the whole page',
    none: 'Choose none',
    failed: (count) => `${count} did not succeed`,
  },
)
