import { randomUUID } from 'node:crypto'
import { pageAdminCalls } from '@mallard/contract/content/cms/page-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { hour } from '@mallard/kernel'
import type { AccessOf } from '#app/testing/test-access.ts'
import { newPage, noticeContent } from './test-page.ts'

const content = ['title', 'titleEn', 'description', 'share', 'blocks']

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const page = await newPage(owner, 'access')
  const other = await newPage(theirs.owner, 'access')
  const one = async () => ({ id: (await newPage(owner)).id })
  const byId = { theirs: { id: other.id }, missing: { id: largestId } }
  const preview = await owner.data(pageAdminCalls.preview, { id: page.id })
  const published = async () => {
    const { id, revision } = await newPage(owner)
    await owner.data(pageAdminCalls.publish, { id, revision })
    return id
  }
  const { zh, en } = noticeContent('公告', 'News').blocks[0]!
  const setup = () => ({
    requestId: randomUUID() as string,
    layout: 'a',
    type: `page-${randomUUID().slice(0, 8)}`,
    title: '新页面',
    titleEn: 'A page',
  })
  return {
    open: {
      'cms.v1a': { type: 'home' },
      'cms.v1b': { type: 'home' },
      'cms.agreement': { code: 'privacy' },
      'cms.preview': { type: 'access', url: preview.link.split('/').at(-1) },
    },
    admin: {
      'pageAdmin.list': { own: async () => ({}), plain: ['q'] },
      'pageAdmin.detail': { own: one, ...byId },
      'pageAdmin.version': {
        own: async () => ({ id: await published(), number: 1 }),
        ...byId,
        plain: ['number'],
      },
      'pageAdmin.options': { own: async () => ({}) },
      'pageAdmin.create': {
        own: async () => ({ ...setup(), like: page.id }),
        theirs: { like: other.id },
        missing: { like: largestId },
        plain: ['requestId', 'type', 'title', 'titleEn'],
      },
      'pageAdmin.save': {
        own: async () => ({ ...(await one()), revision: 2, ...noticeContent('新公告', 'Fresh') }),
        ...byId,
        plain: ['revision', ...content],
      },
      'pageAdmin.draw': {
        own: async () => ({ lang: 'zh', title: '', titleEn: '', blocks: [{ zh, en }] }),
        plain: ['title', 'titleEn', 'blocks'],
      },
      'pageAdmin.publish': {
        own: async () => ({ ...(await one()), revision: 2, at: shop.clock.now() + hour }),
        ...byId,
        plain: ['revision', 'at'],
      },
      'pageAdmin.unschedule': { own: one, ...byId },
      'pageAdmin.takeBack': {
        own: async () => ({ id: await published(), number: 1 }),
        ...byId,
        plain: ['number'],
      },
      'pageAdmin.withdraw': { own: async () => ({ id: await published() }), ...byId },
      'pageAdmin.preview': { own: one, ...byId },
    },
  }
}
