import type { Locale } from '@mallard/kernel'

const chinese = {
  back: '返回',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  clear: '清空',
  search: '搜索',
  retry: '重试',
  loading: '加载中…',
  loadMore: '加载更多',
  loadFailed: '加载失败，点此重试',
  noMore: '没有更多了',
  errorTitle: '页面开小差了',
  errorNote: '请检查网络后再试一次',
  originalPrice: '原价',
  less: '减少',
  more: '增加',
  quantity: '数量',
  play: '播放轮播',
  pause: '暂停轮播',
  slideOf: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
  starsOf: (value: number) => `${value} 星，满分 5 星`,
  required: '必填',
  pictureFailed: '图片加载失败',
  notFetched: '网络异常，请稍后重试',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  days: '天',
  timeLeft: (days: number, hours: number, minutes: number) =>
    `剩余 ${days ? `${days} 天 ` : ''}${hours} 小时 ${minutes} 分`,
  ended: '已结束',
  unread: (count: number) => `${count} 条`,
  zoom: '放大',
}

export type Texts = typeof chinese

const english: Texts = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  clear: 'Clear',
  search: 'Search',
  retry: 'Try again',
  loading: 'Loading…',
  loadMore: 'Load more',
  loadFailed: 'Could not load. Tap to try again',
  noMore: 'That is everything',
  errorTitle: 'Something went wrong',
  errorNote: 'Check your connection and try again',
  originalPrice: 'Original price',
  less: 'Less',
  more: 'More',
  quantity: 'Quantity',
  play: 'Play slides',
  pause: 'Pause slides',
  slideOf: (index, count) => `Slide ${index} of ${count}`,
  starsOf: (value) => `${value} of 5 stars`,
  required: 'required',
  pictureFailed: 'Picture unavailable',
  notFetched: 'Network error, please try again later',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  days: 'd',
  timeLeft: (days, hours, minutes) =>
    `${days ? `${days} days ` : ''}${hours} hours ${minutes} minutes left`,
  ended: 'Ended',
  unread: (count) => `${count} new`,
  zoom: 'Zoom in',
}

export function textsOf(locale: Locale): Texts {
  return locale === 'en' ? english : chinese
}
