// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Swiper } from './index.ts'

const width = 375
let scrolls: number[] = []

/** The simulated page has no layout: slides are one width apart, and scrolling arrives at once. */
beforeEach(() => {
  scrolls = []
  vi.useFakeTimers()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.getAttribute('role') === 'group'
      ? [...(this.parentElement?.children ?? [])].indexOf(this) * width
      : 0
  })
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    options?: ScrollToOptions | number,
  ) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0
    scrolls.push(left / width)
    this.scrollLeft = left
    fireEvent.scroll(this)
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const slides = ['一', '二', '三'].map((text) => <p key={text}>{text}</p>)

describe('Swiper', () => {
  it('names its slides and tells which one is in sight', () => {
    const change = vi.fn()
    render(
      <Swiper label="推荐" onChange={change}>
        {slides}
      </Swiper>,
    )
    expect(screen.getByRole('group', { name: '第 2 张，共 3 张' }).textContent).toBe('二')
    const track = screen.getByRole('group', { name: '第 1 张，共 3 张' }).parentElement
    if (!track) throw new Error('no track')
    track.scrollLeft = width * 2 - 20
    fireEvent.scroll(track)
    expect(change).toHaveBeenCalledWith(2)
  })

  it('plays by itself round the end until it is paused', () => {
    render(
      <Swiper label="推荐" autoplay={3000}>
        {slides}
      </Swiper>,
    )
    pass(9000)
    expect(scrolls).toEqual([1, 2, 0])
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
    pass(9000)
    expect(scrolls).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: '播放轮播' }))
    pass(3000)
    expect(scrolls).toHaveLength(4)
  })

  it('waits while a finger holds it', () => {
    render(
      <Swiper label="推荐" autoplay={3000}>
        {slides}
      </Swiper>,
    )
    fireEvent.touchStart(screen.getByRole('region', { name: '推荐' }))
    pass(9000)
    expect(scrolls).toEqual([])
  })

  it('stands still for people who asked for less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(
      <Swiper label="推荐" autoplay={3000}>
        {slides}
      </Swiper>,
    )
    pass(9000)
    expect(scrolls).toEqual([])
  })

  it.each([
    ['glides', false, 'smooth'],
    ['jumps for people who asked for less motion', true, 'instant'],
  ] as const)('%s to the slide that it is turned to', (_, matches, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    const at = (index: number) => (
      <Swiper label="商品图片" index={index}>
        {slides}
      </Swiper>
    )
    const { rerender } = render(at(0))
    rerender(at(2))
    expect(Element.prototype.scrollTo).toHaveBeenLastCalledWith(
      expect.objectContaining({ behavior }),
    )
  })

  it('offers nothing to pause for a single slide', () => {
    render(
      <Swiper label="推荐" autoplay={3000}>
        <p>一</p>
      </Swiper>,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
