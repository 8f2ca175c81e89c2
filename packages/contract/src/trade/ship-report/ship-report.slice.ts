import type { Slice } from '../../slice.ts'

/** Words and codes of shipping reports to WeChat. */
export const shipReportSlice = {
  audit: {
    actions: {
      'shipReport.again': ['重新上报发货', 'Reported a shipping again'],
    },
  },
  jobs: {
    'shipReport.send': [
      '把小程序订单的发货信息报给微信',
      'Tell WeChat what was sent of a mini-program’s order',
    ],
  },
} as const satisfies Slice
