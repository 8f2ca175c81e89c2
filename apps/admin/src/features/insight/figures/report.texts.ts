import type { ReportName } from '@mallard/contract/insight/figures/report.codes'
import { defineTexts, defineWordTable } from '#platform/texts.ts'

export const reportTexts = defineTexts(
  {
    title: '报表',
    which: '选择报表',
    sum: '合计',
    cut: '只显示前 200 行，导出可得到全部。',
    none: '这些天没有数据',
    chart: '图表',
    money: '单位：元',
    nothing: '没有可导出的数据',
    exportedCut: '文件只含前 5000 行，请缩短日期范围。',
  },
  {
    title: 'Reports',
    which: 'Choose a report',
    sum: 'In all',
    cut: 'The first 200 rows are shown; a file has all.',
    none: 'Nothing on these days',
    chart: 'Chart',
    money: 'in yuan',
    nothing: 'There is nothing to export',
    exportedCut: 'The file has the first 5,000 rows; choose fewer days.',
  },
)

export const reportWords = defineWordTable(
  {
    sales: '每日销售',
    goods: '商品转化',
    payments: '支付方式',
    offers: '活动效果',
    coupons: '优惠券效果',
    provinces: '地区',
    buyers: '新客老客',
    cohorts: '按月留存',
    hosts: '环境漏斗',
    sources: '来源漏斗',
    words: '搜索词',
  } satisfies Readonly<Record<ReportName, string>>,
  {
    sales: 'Sales by day',
    goods: 'Goods',
    payments: 'Ways to pay',
    offers: 'Activities',
    coupons: 'Coupon results',
    provinces: 'Provinces',
    buyers: 'New and returning',
    cohorts: 'Cohorts',
    hosts: 'By host',
    sources: 'By source',
    words: 'Search words',
  },
)
