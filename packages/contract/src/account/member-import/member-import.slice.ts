import type { Slice } from '../../slice.ts'

/** Words of members and orders that come from another system. */
export const memberImportSlice = {
  audit: {
    pages: { memberImport: ['会员导入', 'Import of members'] },
    actions: {
      'memberImport.run': ['导入会员或历史订单', 'Imported members or old orders'],
    },
  },
  jobs: {
    'memberImport.forget': [
      '清除搬来后一年未登录的会员',
      'Erase members who were brought along and never signed in within a year',
    ],
  },
} as const satisfies Slice
