import type { Slice } from '../../slice.ts'

/** Words of figures. */
export const figuresSlice = {
  audit: {
    pages: { reports: ['报表', 'Reports'] },
    actions: { 'report.export': ['导出报表', 'Exported a report'] },
  },
  jobs: {
    'figures.count': ['统计店铺一天的销售', 'Count a day’s sales of a store'],
    'figures.mend': ['核对销售数据并补算', 'Check kept sales figures and count what differs'],
  },
} as const satisfies Slice
