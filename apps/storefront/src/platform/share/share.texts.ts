import { defineTexts } from '#platform/texts.ts'

export const shareTexts = defineTexts(
  {
    title: '分享',
    send: '分享给好友',
    copy: '复制链接',
    poster: '生成海报',
    menu: '点击右上角“…”分享给好友',
    posterTitle: '分享海报',
    drawing: '正在生成海报',
    posterOf: (title: string) => `海报：${title}`,
    hold: '长按图片可保存或发送',
    save: '保存图片',
    failed: '海报没有生成',
    again: '重试',
    scan: '长按或扫码查看',
  },
  {
    title: 'Share',
    send: 'Send to a friend',
    copy: 'Copy link',
    poster: 'Make a poster',
    menu: 'Share it by the “…” at the top right',
    posterTitle: 'Poster',
    drawing: 'Drawing the poster',
    posterOf: (title) => `Poster: ${title}`,
    hold: 'Hold the picture to save or send it',
    save: 'Save picture',
    failed: 'The poster could not be drawn',
    again: 'Try again',
    scan: 'Hold or scan to have a look',
  },
)
