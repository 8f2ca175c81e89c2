// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture, PictureUrlProvider } from './index.ts'

const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get')

beforeEach(() => {
  complete.mockReturnValue(false)
})
afterEach(cleanup)

describe('Picture', () => {
  it('offers the widths the server derives, through the address rule given once', () => {
    render(
      <PictureUrlProvider urlOf={(src, width) => `${src}?w=${width}`}>
        <Picture src="/kettle.webp" alt="壶" widths={[200, 400]} sizes="50vw" />
      </PictureUrlProvider>,
    )
    const image = screen.getByAltText('壶')
    expect(image.getAttribute('srcset')).toBe('/kettle.webp?w=200 200w, /kettle.webp?w=400 400w')
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it.each([
    ['44px', '200'],
    ['(min-width: 540px) 120px, 24vw', '200 400'],
    ['(min-width: 540px) 254px, 46vw', '200 400 750'],
    ['(min-width: 540px) 506px, 94vw', '200 400 750 1080'],
    ['50vw', '200 400 750 1080'],
  ])('offers no width that %s cannot need', (sizes, offered) => {
    render(
      <PictureUrlProvider urlOf={(_src, width) => `/${width}`}>
        <Picture src="/kettle.webp" alt="壶" widths={[200, 400, 750, 1080]} sizes={sizes} />
      </PictureUrlProvider>,
    )
    const srcset = screen.getByAltText('壶').getAttribute('srcset') ?? ''
    expect(srcset.replaceAll(/\/\d+ (\d+)w,?/g, '$1')).toBe(offered)
  })

  it('tries three times, then shows that the picture is missing under its name', () => {
    render(<Picture src="/lost.webp" alt="壶" />)
    for (const attempt of [1, 2, 3]) {
      expect(screen.getByAltText('壶'), `attempt ${attempt}`).toBeTruthy()
      fireEvent.error(screen.getByAltText('壶'))
    }
    expect(screen.queryByAltText('壶')).toBeNull()
    expect(screen.getByRole('img', { name: '壶 图片加载失败' })).toBeTruthy()
  })

  it('counts a failure that came before anyone listened', () => {
    complete.mockReturnValue(true)
    render(<Picture src="/lost.webp" alt="壶" />)
    fireEvent.error(screen.getByAltText('壶'))
    fireEvent.error(screen.getByAltText('壶'))
    expect(screen.queryByAltText('壶')).toBeNull()
  })

  it('starts again when it is given another picture', () => {
    const { rerender } = render(<Picture src="/lost.webp" alt="壶" />)
    for (let attempt = 0; attempt < 3; attempt += 1) fireEvent.error(screen.getByAltText('壶'))
    rerender(<Picture src="/found.webp" alt="壶" />)
    expect(screen.getByAltText('壶').getAttribute('src')).toBe('/found.webp')
  })
})
