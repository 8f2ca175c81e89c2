import type { Recipe } from '@mallard/contract/content/kitchen/kitchen.fields'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { KitchenPage } from './kitchen-page.tsx'
import { RecipePage } from './recipe-page.tsx'

const cover = { url: '/pictures/rice.webp', width: 100, height: 75, color: '#eeeeee' }
const recipe: Recipe = {
  id: 1,
  kitchenId: 1,
  store: { partnerId: 1, storeId: 1 },
  title: '白米饭',
  cover,
  minutes: 50,
  servings: 2,
  intro: '粒粒分明',
  ingredients: [{ name: '大米', amount: '2 杯' }],
  steps: [
    { text: '淘两遍', pic: null, seconds: null },
    { text: '加水浸泡', pic: null, seconds: 90 },
  ],
  goods: [],
}

/** A browser that can sound. */
function soundStage() {
  const tones = vi.fn()
  const part = () => ({
    frequency: { value: 0 },
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
    start: tones,
    stop: () => undefined,
  })
  class Sound {
    currentTime = 0
    destination = {}
    createOscillator = part
    createGain = part
    resume = async () => undefined
    close = async () => undefined
  }
  vi.stubGlobal('AudioContext', Sound)
  return { tones }
}

describe('cooking', () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  beforeEach(() => {
    vi.useFakeTimers()
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    localStorage.clear()
    vi.clearAllMocks()
  })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('goes step by step, and its timer runs on by the clock while another step is looked at', async () => {
    stage({ page: { name: 'kitchenMenu' } }).show(<RecipePage recipe={recipe} />)
    screen.getByText('2 杯')
    press('开始做')
    screen.getByText('淘两遍')
    expect(screen.queryByRole('timer')).toBeNull()
    press('下一步')
    expect(screen.getByRole('timer').textContent).toBe('1:30')
    press('开始计时')
    await pass(30_000)
    press('上一步')
    await pass(20_000)
    press('下一步')
    expect(screen.getByRole('timer').textContent).toBe('0:40')
    press('暂停')
    await pass(60_000)
    expect(screen.getByRole('timer').textContent).toBe('0:40')
    press('开始计时')
    await pass(40_500)
    screen.getByText('时间到')
    press('重置')
    expect(screen.getByRole('timer').textContent).toBe('1:30')
  })

  it('is told on any step, on the recipe and after a reload when a time is up', async () => {
    const { tones } = soundStage()
    const vibrate = vi.fn()
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    const open = () => stage({ page: { name: 'kitchenMenu' } }).show(<RecipePage recipe={recipe} />)
    open()
    press('开始做')
    press('下一步')
    press('开始计时')
    press('上一步')
    screen.getByText('1:30')
    await pass(90_500)
    expect(screen.getByRole('alert').textContent).toBe('第 2 步：时间到')
    expect(vibrate).toHaveBeenCalledTimes(1)
    expect(tones).toHaveBeenCalled()
    press('返回')
    expect(screen.getByRole('alert').textContent).toBe('第 2 步：时间到')
    cleanup()
    open()
    await pass(0)
    expect(screen.getByRole('alert').textContent).toBe('第 2 步：时间到')
    press('看第 2 步')
    screen.getByText('加水浸泡')
    screen.getByText('时间到')
    press('重置')
    press('开始计时')
    await pass(30_000)
    cleanup()
    open()
    await pass(0)
    screen.getByText('1:00')
    await pass(60_500)
    screen.getByText('第 2 步：时间到')
    press('知道了')
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
    open()
    await pass(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('forgets a timer of another day, and what is no timer', async () => {
    for (const kept of [
      { 1: { left: 9_000, since: Date.now() - 86_400_000 } },
      { 7: { left: 1 } },
    ]) {
      localStorage.setItem('recipe 1', JSON.stringify(kept))
      stage({ page: { name: 'kitchenMenu' } }).show(<RecipePage recipe={recipe} />)
      await pass(0)
      expect(screen.queryByRole('alert')).toBeNull()
      cleanup()
    }
  })

  it('keeps the screen awake until it is over', async () => {
    stage({ page: { name: 'kitchenMenu' } }).show(<RecipePage recipe={recipe} />)
    expect(request).not.toHaveBeenCalled()
    press('开始做')
    await pass(0)
    expect(request).toHaveBeenCalledWith('screen')
    press('下一步')
    press('做好了')
    await pass(0)
    expect(release).toHaveBeenCalled()
    screen.getByText('粒粒分明')
  })
})

it('has one outline on its front and on the pages of its parts', () => {
  const kitchen = {
    id: 1,
    store: { partnerId: 1, storeId: 1 },
    title: '厨房',
    intro: '',
    cover,
    recipes: [{ ...recipe, kitchenId: 1 }],
    manuals: [],
  }
  for (const [part, levels] of [
    ['all', ['H2', 'H3', 'H3']],
    ['recipes', ['H2']],
    ['manuals', ['H2']],
  ] as const) {
    stage({ page: { name: 'kitchenIndex' } }).show(<KitchenPage kitchen={kitchen} part={part} />)
    const outline = [...document.querySelectorAll('section h2, section h3, header h2')]
    expect(outline.map(({ tagName }) => tagName)).toEqual(levels)
    // What the page begins with does not wait until it is scrolled to.
    const first = document.querySelector('li img')
    if (part === 'recipes') expect(first?.getAttribute('loading')).toBe('eager')
    cleanup()
  }
})
