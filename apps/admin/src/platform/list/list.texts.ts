import { defineTexts } from '../texts.ts'

export const listTexts = defineTexts(
  {
    choose: '选择这一行',
    chosen: (count: number) => `已选 ${count} 项`,
    all: '全选本页',
    none: '取消选择',
    failed: (count: number) => `${count} 项没有成功`,
    views: '视图',
    keepView: '保存当前筛选',
    dropView: (name: string) => `删除视图「${name}」`,
    viewName: '视图名称',
    viewExample: '如：今天待发货',
    viewHint: '只保存在这个浏览器里，只有你能看到。',
    viewNeeded: '请填写名称',
    viewKept: '视图已保存',
  },
  {
    choose: 'Choose this row',
    chosen: (count) => `${count} chosen`,
    all: 'Choose the whole page',
    none: 'Choose none',
    failed: (count) => `${count} did not succeed`,
    views: 'Views',
    keepView: 'Save these filters',
    dropView: (name) => `Delete the view “${name}”`,
    viewName: 'Name of the view',
    viewExample: 'To ship today, say',
    viewHint: 'Kept in this browser, for you alone.',
    viewNeeded: 'Give it a name',
    viewKept: 'The view is saved',
  },
)
