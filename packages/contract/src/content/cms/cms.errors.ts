import { type Refusal, toast } from '../../refusal.ts'

/** What content pages refuse to the operator. */
export const cmsErrors = {
  pageTaken: toast('本店已有这个地址的页面', 'The store has a page at this address already'),
  pageScheduled: toast(
    '页面已定时发布，请先取消定时再修改',
    'This page is scheduled: take its time back before you change it',
  ),
  pageBroken: toast(
    '还不能发布：第{place}个区块“{what}”有问题（共{count}处）',
    'This cannot be published: block {place}, “{what}” ({count} in all)',
  ),
  pageNeeded: toast('首页不能下架', 'The home page cannot be taken out of the shop'),
  pageEmpty: toast('页面还没有内容', 'There is nothing on this page yet'),
} as const satisfies Record<string, Refusal>
