import type { Slice } from '../../slice.ts'

/** Words and codes of exports. */
export const exportSlice = {
  audit: {
    kinds: {
      export: ['数据导出', 'Export'],
    },
    actions: {
      'export.create': ['申请数据导出', 'Asked for an export'],
      'export.cancel': ['取消数据导出', 'Cancelled an export'],
      'export.download': ['下载导出文件', 'Downloaded an export'],
    },
  },
  jobs: {
    'export.write': ['写数据导出文件', 'Write the files of exports'],
    'export.clean': ['清理到期的导出文件', 'Delete files of exports whose time is over'],
  },
} as const satisfies Slice
