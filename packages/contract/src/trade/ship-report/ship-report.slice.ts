import type { Slice } from '../../slice.ts'

/** What telling WeChat what was sent tells the shop. */
export const shipReportSlice = {
  audit: {
    actions: {
      'shipReport.again': ['重新上报发货', 'Reported a shipping again'],
    },
  },
} as const satisfies Slice
