import { serviceCenterAdminCalls } from '@mallard/contract/content/service-center/service-center-admin.calls'
import { feedbackCalls } from '@mallard/contract/content/service-center/feedback.calls'
import { randomUUID } from 'node:crypto'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { fillServiceCenter } from './demo.ts'
import { feedbackInput, firstArticle, newArticle } from './test-service-center.ts'

const made = async (owner: Caller) => ({
  id: (await owner.data(serviceCenterAdminCalls.save, newArticle())).id,
})

const sent = (buyer: Caller) => buyer.data(feedbackCalls.feedback, feedbackInput())

export const access: AccessOf = async ({ shop, owner, buyer, theirs }) => {
  const { db } = shop.services
  await fillServiceCenter({ services: shop.services, now: shop.clock.now() })
  const theirId = { id: (await made(theirs.owner)).id }
  const noId = { id: 999_999 }
  return {
    open: {
      'service.instructions': {},
      'service.instructionDetail': { id: await firstArticle(db, 'instruction') },
      'service.questions': { q: '退货' },
      'service.questionDetail': { id: await firstArticle(db, 'question') },
      'service.knowledge': {},
      'service.knowledgeDetail': { id: await firstArticle(db, 'knowledge') },
      'service.policy': {},
      'service.categories': {},
      'service.search': { q: '水壶' },
      'service.read': { id: await firstArticle(db, 'question') },
      'service.feedback': feedbackInput(),
      'service.feedbackList': {},
      'service.vote': { id: await firstArticle(db, 'question'), isHelpful: true },
    },
    // Who is signed out reads a picture first.
    refusals: { 'service.feedback': 'captchaNeeded' },
    admin: {
      'feedbackAdmin.list': { own: async () => ({}), plain: ['q'] },
      'feedbackAdmin.answer': {
        own: async () => ({ ...(await sent(buyer)), answer: '已经为您处理' }),
        theirs: await sent(theirs.buyer),
        missing: noId,
        plain: ['answer'],
      },
      'feedbackAdmin.close': {
        own: () => sent(buyer),
        theirs: await sent(theirs.buyer),
        missing: noId,
      },
      'serviceAdmin.articles': { own: async () => ({}), plain: ['q'] },
      'serviceAdmin.article': { own: () => made(owner), theirs: theirId, missing: noId },
      'serviceAdmin.save': {
        own: async () => {
          const { id } = await made(owner)
          return { ...newArticle(), id, version: 1, requestId: randomUUID(), place: 7 }
        },
        theirs: theirId,
        missing: noId,
        plain: [
          'requestId',
          'version',
          'title',
          'titleEn',
          'html',
          'htmlEn',
          'categoryIds',
          'productSn',
          'place',
        ],
      },
      'serviceAdmin.remove': { own: () => made(owner), plain: ['id'] },
    },
  }
}
