import { noChoices } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { randomUUID } from 'node:crypto'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { importMappingCalls } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import { largestId } from '@mallard/contract/fields'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { csv, runImport, sendImport } from './test-import.ts'

const beginning = () => ({ requestId: randomUUID(), name: '商品.csv', size: 100 })
const begun = async (who: Caller) => ({
  id: (await who.data(goodsImportCalls.begin, beginning())).id,
})

const chosen = { profile: 'goods', ...noChoices } as const

const mapping = {
  name: '外部表格',
  kept: null,
  layout: 'flat' as const,
  groupBy: null,
  columns: [{ place: 0, column: 'code' as const }],
}

/** A table that no profile knows. */
const unknownTable = () =>
  csv([
    ['款', `列${randomUUID()}`],
    ['A-1', 1],
  ])

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const sent = async (who: Caller) => ({ id: await sendImport(shop, who, unknownTable()) })
  const kept = async (who: Caller, name: string) => {
    await who.data(importMappingCalls.map, { ...(await sent(who)), ...mapping, name })
    const { list } = await who.data(importMappingCalls.list, {})
    const { id, version } = list.find((each) => each.name === name)!
    return { id, version }
  }
  const anyName = () => randomUUID()
  const oneKept = {
    theirs: { id: (await kept(theirs.owner, anyName())).id },
    missing: { id: largestId },
  }
  const checked = async () => ({
    id: await sendImport(
      shop,
      owner,
      csv([
        ['商品编码', '规格编码'],
        ['A', 'A'],
      ]),
    ),
  })
  let onHand = 100_000
  /** A count that another has not had before. */
  const done = async () => {
    const rows = [
      ['规格编码', '库存'],
      [sku.productSn, (onHand += 1)],
    ]
    const id = await sendImport(shop, owner, csv(rows))
    await runImport(shop, owner, id)
    return { id }
  }
  const one = { theirs: await begun(theirs.owner), missing: { id: largestId } }
  const ofOne = { own: () => begun(owner), ...one }
  return {
    admin: {
      'goodsImport.template': { own: async () => ({ format: 'csv' }) },
      'goodsImport.list': { own: async () => ({}) },
      'goodsImport.begin': { own: async () => beginning(), plain: ['requestId', 'name', 'size'] },
      'goodsImport.detail': ofOne,
      'goodsImport.rows': ofOne,
      'goodsImport.check': ofOne,
      'goodsImport.choose': {
        ...one,
        own: async () => ({ ...(await begun(owner)), ...chosen }),
        plain: Object.keys(chosen),
      },
      'importMapping.list': { own: async () => ({}) },
      'importMapping.columns': { ...one, own: () => sent(owner) },
      'importMapping.map': {
        ...one,
        own: async () => ({ ...(await sent(owner)), ...mapping, name: anyName() }),
        plain: Object.keys(mapping),
      },
      'importMapping.rename': {
        ...oneKept,
        own: async () => ({ ...(await kept(owner, anyName())), name: anyName() }),
        plain: ['name', 'version'],
      },
      'importMapping.remove': {
        ...oneKept,
        own: async () => ({ id: (await kept(owner, anyName())).id }),
      },
      'goodsImport.run': ofOne,
      'goodsImport.stop': ofOne,
      'goodsImport.shelve': ofOne,
      'goodsImport.wrong': ofOne,
      'importAfter.detail': ofOne,
      'importAfter.beginZip': {
        ...one,
        own: async () => ({ ...(await checked()), size: 100 }),
        plain: ['size'],
      },
      'importAfter.readZip': ofOne,
      'importAfter.fetchAgain': ofOne,
      'importAfter.takeBack': { ...ofOne, own: done },
      'importAfter.kept': ofOne,
    },
  }
}
