import { pageTitles } from '@mallard/contract/page-titles.gen'
import { beforeAll, describe, expect, it } from 'vitest'
import { defineTexts } from './texts.ts'
import { learnTitles, titleOf } from './title.ts'

describe('the language', () => {
  it('says a text in both', () => {
    const texts = defineTexts(
      { left: (count: number) => `仅剩${count}件`, none: '没有' },
      { left: (count) => `Only ${count} left`, none: 'None' },
    )
    expect(texts.of('zh').left(2)).toBe('仅剩2件')
    expect(texts.of('en').left(2)).toBe('Only 2 left')
    expect(texts.of('en').none).toBe('None')
  })
})

describe('the title', () => {
  beforeAll(() => learnTitles(pageTitles))

  it('is the page’s own, then the partner’s', () => {
    expect(titleOf({ name: 'goods', locale: 'zh' }, { title: '壶' }, '禾光')).toBe('壶 - 禾光')
    expect(titleOf({ name: 'cart', locale: 'zh' }, {}, '禾光')).toBe('购物车 - 禾光')
    expect(titleOf({ name: 'cart', locale: 'en' }, {}, undefined)).toBe('Cart')
  })

  it('is the partner’s alone at home, and 商城 where there is none', () => {
    expect(titleOf({ name: 'homeScoped', locale: 'zh' }, {}, '禾光')).toBe('禾光')
    expect(titleOf({ name: 'home', locale: 'zh' }, undefined, undefined)).toBe('商城')
  })

  it('is the partner’s as long as the page’s own is not known', () => {
    learnTitles({})
    expect(titleOf({ name: 'cart', locale: 'zh' }, {}, '禾光')).toBe('禾光')
    expect(titleOf({ name: 'cart', locale: 'zh' }, {}, undefined)).toBe('商城')
  })
})
