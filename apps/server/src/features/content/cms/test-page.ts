import { randomUUID } from 'node:crypto'
import {
  pageAdminCalls,
  type AdminPage,
  type PageContent,
} from '@mallard/contract/content/cms/page-admin.calls'
import type { Caller } from '@mallard/testing/caller'

/** A page with one notice. */
export function noticeContent(text: string, english = ''): PageContent {
  const notice = (words: string) => ({ kind: 'notice', items: [{ text: words, link: null }] })
  return {
    title: '活动页',
    titleEn: 'Feature',
    description: '',
    share: { title: '', text: '', pic: null },
    blocks: [{ zh: notice(text), en: notice(english) }],
  }
}

/** A page of the operator's store whose draft holds a notice; nobody else sees it yet. */
export async function newPage(
  owner: Caller,
  type = `page-${randomUUID().slice(0, 8)}`,
): Promise<AdminPage> {
  const { id } = await owner.data(pageAdminCalls.create, {
    requestId: randomUUID(),
    layout: 'a',
    type,
    title: '活动页',
    titleEn: 'Feature',
  })
  return owner.data(pageAdminCalls.save, { id, revision: 1, ...noticeContent('公告', 'News') })
}
