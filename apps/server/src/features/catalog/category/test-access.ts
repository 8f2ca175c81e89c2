import { randomUUID } from 'node:crypto'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { makeCategory } from '#app/testing/test-catalog.ts'

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { db } = shop.services
  const categoryOf = () => makeCategory(db, owner.scope.partnerId)
  const foreign = await makeCategory(db, theirs.owner.scope.partnerId)
  const one = { theirs: { id: foreign }, missing: { id: largestId } }
  return {
    admin: {
      'categoryAdmin.list': { own: async () => ({}) },
      'categoryAdmin.save': {
        own: async () => ({
          requestId: randomUUID(),
          id: await categoryOf(),
          version: 1,
          parentId: 0,
          name: `类目 ${randomUUID().slice(0, 8)}`,
          nameEn: 'Kettles',
          pic: '',
        }),
        ...one,
        plain: ['requestId', 'version', 'parentId', 'name', 'nameEn', 'pic'],
      },
      'categoryAdmin.move': {
        own: async () => ({ id: await categoryOf(), parentId: await categoryOf(), place: 0 }),
        theirs: { ...one.theirs, parentId: foreign },
        missing: { ...one.missing, parentId: largestId },
        plain: ['place'],
      },
      'categoryAdmin.remove': { own: async () => ({ id: await categoryOf() }), ...one },
    },
  }
}
