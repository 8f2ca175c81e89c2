import type { Slice } from '../../slice.ts'

/** Words and codes of content pages. */
export const cmsSlice = {
  audit: {
    kinds: {
      page: ['页面', 'Page'],
    },
    actions: {
      'page.create': ['新建页面', 'Made a page'],
      'page.save': ['修改页面草稿', 'Changed the draft of a page'],
      'page.publish': ['发布页面', 'Published a page'],
      'page.schedule': ['定时发布页面', 'Scheduled a page'],
      'page.unschedule': ['取消定时发布', 'Took back the time of a page'],
      'page.takeBack': ['恢复页面的历史版本', 'Took a page back to a version'],
      'page.withdraw': ['下架页面', 'Took a page out of the shop'],
      'page.preview': ['分享页面预览', 'Shared the preview of a page'],
    },
  },
  jobs: {
    'page.publish': ['到时间发布页面', 'Publish a page at its time'],
  },
} as const satisfies Slice
