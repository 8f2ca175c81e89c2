import { randomUUID } from 'node:crypto'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { makeFreight } from '#app/testing/test-catalog.ts'

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { db } = shop.services
  const freightOf = () => makeFreight(db, owner.scope.partnerId)
  const foreign = await makeFreight(db, theirs.owner.scope.partnerId)
  const one = { theirs: { id: foreign }, missing: { id: largestId } }
  const area = { codes: [], first: 1, firstFee: 800, step: 1, stepFee: 100 }
  return {
    admin: {
      'freightAdmin.list': { own: async () => ({}) },
      'freightAdmin.save': {
        own: async () => ({
          requestId: randomUUID(),
          id: await freightOf(),
          version: 1,
          name: '按件',
          mode: 2,
          areas: [{ ...area, freeOverAmount: null, deny: false }],
          cutOffHour: 16,
        }),
        ...one,
        plain: ['requestId', 'version', 'name', 'mode', 'areas', 'cutOffHour'],
      },
      'freightAdmin.remove': { own: async () => ({ id: await freightOf() }), ...one },
    },
  }
}
