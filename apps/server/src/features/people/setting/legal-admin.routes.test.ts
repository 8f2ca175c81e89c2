import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
const visitor = await shop.visitor()

const here = async (who = owner) =>
  (await who.data(storeAdminCalls.list, {})).find(({ storeId }) => storeId === who.scope.storeId)!
const input = async (who = owner) => {
  const { legal, version } = await here(who)
  const { licence, ...rest } = legal
  return { ...rest, licence: licence?.url ?? '', version }
}
const someMedia = async () => {
  const { list } = await owner.data(mediaAdminCalls.list, { use: 'used' })
  return list[0]!
}

describe('who is behind a store', () => {
  it('is filled in, shown to shoppers, and written down', async () => {
    const before = await input()
    const saved = await owner.data(storeAdminCalls.saveLegal, {
      ...before,
      company: '禾光（杭州）生活电器有限公司',
      creditCode: ' 9135 0100 m000-100y43',
      icp: '京icp备12345678号—1',
      police: '京公网安备11010502030143号',
      permits: [{ name: '食品经营许可证', number: 'JY1' }],
    })
    expect(saved.version).toBe(before.version + 1)
    expect(saved.legal).toMatchObject({
      creditCode: '91350100M000100Y43',
      icp: '京ICP备12345678号-1',
      police: '京公网安备 11010502030143号',
    })
    expect(await visitor.data(storeCalls.filings, {})).toEqual({
      company: '禾光（杭州）生活电器有限公司',
      icp: '京ICP备12345678号-1',
      police: '京公网安备 11010502030143号',
      miniFiling: before.miniFiling,
      isTest: true,
    })
    const [entry] = (await owner.data(staffCalls.audit, { object: 'store 1' })).list
    expect(entry).toMatchObject({
      action: 'store.legal',
      changes: { permits: { before: [], after: ['食品经营许可证 JY1'] } },
    })
    expect(Object.keys(entry!.changes).toSorted()).toEqual(
      ['company', 'creditCode', 'icp', 'permits', 'police'].toSorted(),
    )
  })

  it('is not written over from an older reading, and a save sent twice is one', async () => {
    const wish = { ...(await input()), complaintPhone: '400-000-9999' }
    const first = await owner.data(storeAdminCalls.saveLegal, wish)
    expect(await owner.data(storeAdminCalls.saveLegal, wish)).toEqual(first)
    const late = await owner.call(storeAdminCalls.saveLegal, { ...wish, company: '别的公司' })
    expect(late.reason).toBe('versionConflict')
  })

  it('keeps its licence in the library: another one is noted there, an unknown one refused', async () => {
    const { id, picture } = await someMedia()
    await owner.data(storeAdminCalls.saveLegal, { ...(await input()), licence: picture.url })
    expect((await here()).legal.licence).toEqual(picture)
    const { uses } = await owner.data(mediaAdminCalls.uses, { id })
    expect(uses).toContainEqual({ kind: 'store', id: 1, title: (await here()).name })
    const gone = await owner.call(storeAdminCalls.saveLegal, {
      ...(await input()),
      licence: '/pictures/nothing.webp',
    })
    expect(gone.reason).toBe('mediaGone')
    await owner.data(storeAdminCalls.saveLegal, { ...(await input()), licence: '' })
    expect((await here()).gaps).toContain('licence')
    expect((await owner.data(mediaAdminCalls.uses, { id })).uses).not.toContainEqual(
      expect.objectContaining({ kind: 'store' }),
    )
  })

  it.each([
    ['a code whose check digit is wrong', 'creditCode', '91350100M000100Y44'],
    ['a code of 15 digits', 'creditCode', '330106000000118'],
    ['a filing that is too short', 'icp', '京ICP备1号'],
    ['the filing of a mini-program for a web site', 'icp', '京ICP备12345678号-2X'],
    ['a police filing without its province', 'police', '公网安备 11010502030143号'],
    ['the filing of a web site for a mini-program', 'miniFiling', '京ICP备12345678号-2'],
    ['words instead of a phone', 'complaintPhone', 'call us'],
    ['a permit without a number', 'permits', [{ name: '许可', number: '' }]],
    ['eleven permits', 'permits', Array.from({ length: 11 }, () => ({ name: 'a', number: '1' }))],
  ])('is not %s', async (_what, field, wrong) => {
    const asked = { ...(await input()), [field]: wrong }
    const { reason, data } = await owner.call(storeAdminCalls.saveLegal, asked)
    expect(reason).toBe('badInput')
    // Where it is said: at its field.
    const { at, field: named } = data as unknown as { at?: string; field: string }
    expect((at ?? named).split('.')[0]).toBe(field)
  })

  it('is filled in by who looks after the store, of that store alone', async () => {
    const saved = await hangzhou.data(storeAdminCalls.saveLegal, {
      ...(await input(hangzhou)),
      company: '禾光杭州店',
    })
    expect(saved).toMatchObject({ storeId: 2, legal: { company: '禾光杭州店' } })
    expect((await here()).legal.company).not.toBe('禾光杭州店')
    const elsewhere = { ...(await input(hangzhou)), company: '别家' }
    hangzhou.scope = { partnerId: 1, storeId: 1 }
    expect((await hangzhou.call(storeAdminCalls.saveLegal, elsewhere)).reason).toBe('forbidden')
    hangzhou.scope = { partnerId: 2, storeId: 1 }
    expect((await hangzhou.call(storeAdminCalls.saveLegal, elsewhere)).reason).toBe('forbidden')
    hangzhou.scope = { partnerId: 1, storeId: 2 }
  })
})
