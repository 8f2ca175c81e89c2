import { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { describe, expect, it } from 'vitest'
import { recordOf, type Entered, type Surroundings } from './visit-record.ts'

const flowUuid = '0b6f2a1e-5f0a-4c1d-a2b3-1c2d3e4f5a6b'
const page: Entered = {
  name: 'goods',
  pathname: '/goods/1-1-1',
  search: '?q=1',
  referrer: 'https://news.example/x?y=1',
  at: 1_763_700_000_000,
}
const around: Surroundings = {
  flowUuid,
  isNewFlow: true,
  flowIndex: 7,
  last: undefined,
  userId: '12',
  host: 'shop.example:8443',
  origin: 'https://shop.example:8443',
  userAgent: 'Mozilla/5.0',
  screen: { availWidth: 375, availHeight: 812 },
  mode: 'wap',
}

describe('the record of a page visit', () => {
  it('has the fields of the specification, no more and no fewer', () => {
    expect(recordOf(page, around)).toEqual({
      path: '/goods/1-1-1',
      urlType: 'goods',
      flowIndex: 7,
      domain: 'shop.example:8443',
      query: 'q=1',
      clientReferrer: 'https://news.example/x?y=1',
      useragent: 'Mozilla/5.0',
      screenSize: '375x812',
      id: `${flowUuid}7`,
      userId: '12',
      isNewUv: 0,
      isLandpage: 1,
      clientTime: 1_763_700_000_000,
      flowUuid,
      flowLastId: '',
      flowLastDomain: '',
      flowLastPath: '',
      flowLastUrlType: '',
      sourceType: 'wap',
      version: '20250520165941765',
    })
  })

  it('names the record before it', () => {
    const last = {
      id: `${flowUuid}6`,
      domain: 'shop.example',
      path: '/a/1-1',
      urlType: 'homeScoped',
      flowIndex: 6,
    }
    expect(recordOf(page, { ...around, isNewFlow: false, last })).toMatchObject({
      isLandpage: 0,
      flowLastId: `${flowUuid}6`,
      flowLastDomain: 'shop.example',
      flowLastPath: '/a/1-1',
      flowLastUrlType: 'homeScoped',
    })
  })

  it.each(['login', 'orderStatus', 'paymentStatus', 'paymentStatusScoped', 'paymentStatusOrder'])(
    'lands on no %s',
    (name) => {
      expect(recordOf({ ...page, name }, around).isLandpage).toBe(0)
    },
  )

  it('carries nothing that opens a door or names a person', () => {
    const search =
      '?cookie_token=a&code=b&state=c&phone=1&to=%2Fuser%3Ftoken%3D1&utm_source=x&q=%E5%A3%B6'
    expect(recordOf({ ...page, search }, around).query).toBe('utm_source=x&q=%E5%A3%B6')
    expect(
      recordOf({ ...page, referrer: 'https://shop.example:8443/login/1-1?to=x' }, around)
        .clientReferrer,
    ).toBe('https://shop.example:8443/login/1-1')
  })

  it('is taken by the server however long its texts were', () => {
    const long = 'x'.repeat(3000)
    const record = recordOf(
      {
        ...page,
        pathname: `/${long}`,
        search: `?q=${long}`,
        referrer: `https://a.example/${long}`,
      },
      { ...around, userAgent: long },
    )
    expect(VisitRecord.safeParse(record).error).toBeUndefined()
  })
})
