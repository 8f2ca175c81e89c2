import { randomUUID } from 'node:crypto'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { largestId } from '@mallard/contract/fields'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/test-access.ts'
import { noChoices } from './plan.rules.ts'

const beginning = () => ({ requestId: randomUUID(), name: '商品.csv', size: 100 })
const begun = async (who: Caller) => ({
  id: (await who.data(goodsImportCalls.begin, beginning())).id,
})

const chosen = { profile: 'goods', ...noChoices } as const

export const access: AccessOf = async ({ owner, theirs }) => {
  const one = { theirs: await begun(theirs.owner), missing: { id: largestId } }
  const ofOne = { own: () => begun(owner), ...one }
  return {
    admin: {
      'goodsImport.template': { own: async () => ({ format: 'csv' }), plain: ['format'] },
      'goodsImport.list': { own: async () => ({}), plain: ['pageNum', 'pageSize'] },
      'goodsImport.begin': {
        own: async () => beginning(),
        plain: ['requestId', 'name', 'size'],
      },
      'goodsImport.detail': ofOne,
      'goodsImport.rows': { ...ofOne, plain: ['pageNum', 'pageSize', 'state'] },
      'goodsImport.check': ofOne,
      'goodsImport.choose': {
        ...one,
        own: async () => ({ ...(await begun(owner)), ...chosen }),
        plain: Object.keys(chosen),
      },
      'goodsImport.run': ofOne,
      'goodsImport.stop': ofOne,
      'goodsImport.shelve': ofOne,
      'goodsImport.wrong': ofOne,
    },
  }
}
