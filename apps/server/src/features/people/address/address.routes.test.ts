import { gunzipSync } from 'node:zlib'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { describe, expect, it } from 'vitest'
import { hangzhou } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()

describe('addresses', () => {
  it('have one default: the first, then whichever is chosen, and another when it is removed', async () => {
    const browser = await shop.shopper()
    const first = await browser.data(addressCalls.save, hangzhou)
    const second = await browser.data(addressCalls.save, { ...hangzhou, detail: '文三路 2 号' })
    expect([first.isDefault, second.isDefault]).toEqual([true, false])
    await browser.data(addressCalls.save, {
      ...hangzhou,
      id: second.id,
      detail: '文三路 3 号',
      isDefault: true,
    })
    const list = await browser.data(addressCalls.list, {})
    expect(list.map(({ id, detail, isDefault }) => [id, detail, isDefault])).toEqual([
      [second.id, '文三路 3 号', true],
      [first.id, '文三路 1 号', false],
    ])
    await browser.data(addressCalls.delete, { id: second.id })
    expect(await browser.data(addressCalls.list, {})).toMatchObject([
      { id: first.id, isDefault: true },
    ])
  })

  it('are there once, however often the same one is sent before its answer is heard', async () => {
    const browser = await shop.shopper()
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.data(addressCalls.save, hangzhou)),
    )
    const { id } = await browser.data(addressCalls.save, hangzhou)
    expect(answers.map((answer) => answer.id)).toEqual([id, id, id])
    const second = await browser.data(addressCalls.save, { ...hangzhou, detail: '文三路 2 号' })
    expect(
      await browser.data(addressCalls.save, {
        ...hangzhou,
        detail: '文三路 2 号',
        isDefault: true,
      }),
    ).toEqual({ ...second, isDefault: true })
    expect(
      (await browser.data(addressCalls.list, {})).map((each) => [each.id, each.isDefault]),
    ).toEqual([
      [second.id, true],
      [id, false],
    ])
  })

  it('name their areas, and refuse codes that do not belong together', async () => {
    const browser = await shop.shopper()
    expect(await browser.data(addressCalls.save, hangzhou)).toMatchObject({
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
    })
    expect(
      await browser.call(addressCalls.save, { ...hangzhou, cityCode: '310100' }),
    ).toMatchObject({ code: 500, reason: 'badArea' })
  })

  it('want a mainland phone at home, and another abroad', async () => {
    const browser = await shop.shopper()
    const abroad = {
      ...hangzhou,
      provinceCode: '900000',
      cityCode: '984000',
      countyCode: '984000',
      phone: '+1 415 555 0100',
      postCode: 'CA 94105',
    }
    expect(await browser.data(addressCalls.save, abroad)).toMatchObject({
      province: '海外',
      city: '美国',
      county: '',
    })
    expect(
      await browser.call(addressCalls.save, { ...hangzhou, phone: '+1 415 555 0100' }),
    ).toMatchObject({
      reason: 'badInput',
      message: expect.stringContaining('请输入正确的手机号'),
    })
  })

  it('take phones as people paste them, and those of Hong Kong, Macau and Taiwan there', async () => {
    const browser = await shop.shopper()
    const save = async (phone: string, more = {}) =>
      (await browser.call(addressCalls.save, { ...hangzhou, ...more, phone })).data.phone
    for (const pasted of [
      '139 0000 1111',
      '+86 139-0000-1111',
      '\u202d１３９００００１１１１\u202c',
    ])
      expect(await save(pasted), pasted).toBe('13900001111')
    const hongKong = { provinceCode: '810000', cityCode: '810100', countyCode: '810101' }
    const macau = { provinceCode: '820000', cityCode: '820100', countyCode: '820102' }
    const taipei = { provinceCode: '710000', cityCode: '710100', countyCode: '710101' }
    const usa = { provinceCode: '900000', cityCode: '984000', countyCode: '984000' }
    expect(await save('+852 9123 4567', hongKong)).toBe('+85291234567')
    expect(await save('+853 6612 3456', macau)).toBe('+85366123456')
    expect(await save('0912-345-678', { ...taipei, postCode: '100' })).toBe('0912345678')
    expect(await save('+1 (415) 555-0132', usa)).toBe('+14155550132')
    for (const wrong of ['     ', '55555', '+1 415 555 013'])
      expect(
        await browser.call(addressCalls.save, { ...hangzhou, ...usa, phone: wrong }),
        wrong,
      ).toMatchObject({ reason: 'badInput', data: { at: 'phone' } })
  })

  it('want six digits of post code or none at home, what is usual there abroad, and one line of it', async () => {
    const browser = await shop.shopper()
    const save = (postCode: string, more = {}) =>
      browser.call(addressCalls.save, { ...hangzhou, ...more, postCode })
    for (const wrong of ['3100', '31001a', '3100123'])
      expect(await save(wrong), wrong).toMatchObject({
        reason: 'badInput',
        message: expect.stringContaining('邮政编码格式不正确'),
        data: { at: 'postCode', field: '邮政编码格式不正确' },
      })
    expect((await save('')).data.postCode).toBe('')
    expect((await save(' 310012 ')).data.postCode).toBe('310012')
    expect((await save('３１０ ０１２')).data.postCode).toBe('310012')
    const abroad = { provinceCode: '900000', cityCode: '984000', countyCode: '984000' }
    expect((await save('CA 94105', abroad)).data.postCode).toBe('CA 94105')
    expect((await save('CA\u202e94105', abroad)).data.postCode).toBe('CA94105')
  })

  it('have one list of regions for all who ask, compressed, and not sent to who has it', async () => {
    const { app } = shop
    const url = addressCalls.regions.path.replace('{p}-{s}', '1-1')
    const plain = await app.inject({ url })
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await app.inject({
      url,
      headers: { 'if-none-match': String(plain.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('can be saved with any region that the call for regions tells, at home and overseas', async () => {
    const { provinces } = await (await shop.visitor()).data(addressCalls.regions, {})
    const browser = await shop.shopper()
    const ends = [provinces.find(({ code }) => code === '330000'), provinces.at(-1)]
    for (const province of ends) {
      const city = province?.cities[0]
      const county = city?.counties[0] ?? city
      const saved = await browser.data(addressCalls.save, {
        ...hangzhou,
        provinceCode: province?.code ?? '',
        cityCode: city?.code ?? '',
        countyCode: county?.code ?? '',
      })
      expect([saved.province, saved.city]).toEqual([province?.name, city?.name])
    }
    expect(provinces.map(({ nameEn }) => nameEn)).toContain('Zhejiang')
    const codes = provinces.flatMap(({ cities }) =>
      cities.flatMap(({ code, counties }) => [code, ...counties.map((each) => each.code)]),
    )
    expect(codes.length).toBeGreaterThan(3000)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  })

  it('are twenty at most, also when they are added all at once', async () => {
    const browser = await shop.shopper()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        browser.call(addressCalls.save, { ...hangzhou, detail: `${index} 号`, isDefault: true }),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
    expect(answers.filter(({ reason }) => reason === 'tooManyAddresses')).toHaveLength(5)
    const list = await browser.data(addressCalls.list, {})
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('are their owner’s alone', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()]
    const { id } = await mine.data(addressCalls.save, hangzhou)
    expect(await other.call(addressCalls.get, { id })).toMatchObject({ reason: 'notFound' })
    expect(await other.call(addressCalls.save, { ...hangzhou, id })).toMatchObject({
      reason: 'notFound',
    })
    expect(await other.call(addressCalls.delete, { id })).toMatchObject({ reason: 'notFound' })
    expect(await mine.data(addressCalls.get, { id })).toMatchObject({ id })
  })
})
