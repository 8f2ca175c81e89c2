import { legalGaps as allGaps } from '@mallard/contract/people/setting/legal.codes'
import { describe, expect, it } from 'vitest'
import { legalOf } from './legal.repo.ts'
import { hasLicencePage, legalGaps } from './legal.rules.ts'

const picture = { url: '/pictures/x.webp', width: 1200, height: 848, color: '#eeeeee' }
const whole = legalOf({
  company: '禾光生活电器有限公司',
  creditCode: '91330110MA0HEGUANF',
  licence: picture,
  icp: '浙ICP备00000118号-1',
  complaintPhone: '400-000-0118',
})
const own = ['user', 'privacy']

describe('what a store lacks', () => {
  it('is all of it in a store that nobody has filled in', () => {
    expect(legalGaps(legalOf({}), [], { payments: 'sandbox' })).toEqual(allGaps)
  })

  it.each([
    ['nothing', whole, own, 'live', []],
    ['nothing where nothing can be paid', whole, own, 'off', []],
    ['the company', { ...whole, company: '' }, own, 'live', ['company']],
    ['the code', { ...whole, creditCode: '' }, own, 'live', ['creditCode']],
    ['the licence', { ...whole, licence: null }, own, 'live', ['licence']],
    ['the filing', { ...whole, icp: '' }, own, 'live', ['icp']],
    ['the phone', { ...whole, complaintPhone: '' }, own, 'live', ['complaintPhone']],
    ['an agreement of its own', whole, ['privacy', 'points'], 'live', ['user']],
    ['both texts', whole, [], 'live', ['user', 'privacy']],
    ['payments that are real', whole, own, 'sandbox', ['payments']],
  ] as const)('is %s', (_what, legal, agreements, payments, gaps) => {
    expect(legalGaps(legal, agreements, { payments })).toEqual(gaps)
  })
})

it('has a page of licences only where there is something to say', () => {
  expect(hasLicencePage(legalOf({}))).toBe(false)
  for (const part of [
    { company: 'x' },
    { icp: whole.icp },
    { licence: picture },
    { permits: [{ name: 'a', number: '1' }] },
  ])
    expect(hasLicencePage(legalOf(part))).toBe(true)
})
