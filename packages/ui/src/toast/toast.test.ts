// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { couponToast, toast } from './index.ts'
import { hideToast } from './toast.ts'

const shown = () =>
  [...document.querySelectorAll('[class*=toast]')].map((element) => element.textContent)
const spoken = () =>
  [...document.querySelectorAll('[role=status]')].map((element) => element.textContent)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  hideToast()
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('toast', () => {
  it('stays two seconds', () => {
    toast('已加入购物车')
    vi.advanceTimersByTime(1999)
    expect(shown()).toEqual(['已加入购物车'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  it('stays a second and a half for coupons', () => {
    toast('领取成功', { milliseconds: couponToast })
    vi.advanceTimersByTime(1499)
    expect(shown()).toEqual(['领取成功'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  it('gives a new sentence its whole time and shows one at once', () => {
    toast('一')
    vi.advanceTimersByTime(1500)
    toast('二')
    vi.advanceTimersByTime(1500)
    expect(shown()).toEqual(['二'])
  })

  it('speaks inside the topmost open dialog, where a screen reader still listens', () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    toast('库存不足')
    expect(dialog.querySelector('[role=status]')?.textContent).toBe('库存不足')
    dialog.close()
    toast('已保存')
    expect(document.querySelector('body > [role=status]')?.textContent).toBe('已保存')
  })

  it('says the same sentence again through the same region', () => {
    toast('库存不足')
    toast('库存不足')
    expect(spoken()).toEqual(['库存不足'])
  })
})
