import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import GoodsPlayer from './goods-player.tsx'

const video = {
  url: '/videos/u-0.mp4',
  width: 720,
  height: 720,
  duration: 6400,
  bytes: 1000,
  cover: null,
  addedAt: 0,
}
const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()
/** Says how much of the video is in sight. */
let see: (part: number) => void = () => undefined

beforeEach(() => {
  play.mockReset().mockResolvedValue()
  pause.mockReset()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (seen: { intersectionRatio: number }[]) => void) {
        see = (intersectionRatio) => tell([{ intersectionRatio }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () => {
  stage().show(<GoodsPlayer title="壶" video={video} />)
  return screen.getByLabelText<HTMLVideoElement>('壶的视频')
}
const button = () => screen.queryByRole('button', { name: '播放壶的视频' })

it('fetches and plays nothing before somebody taps, then silently and in its place', () => {
  const film = open()
  expect([film.preload, film.autoplay, film.hasAttribute('playsinline')]).toEqual([
    'none',
    false,
    true,
  ])
  expect(film.getAttribute('x5-video-player-type')).toBe('h5-page')
  expect(play).not.toHaveBeenCalled()
  expect(button()?.textContent).toBe('0:06')
  fireEvent.click(button()!)
  expect(play).toHaveBeenCalledOnce()
  expect(film.muted).toBe(true)
  expect(button()).toBeNull()
})

it('stops when it leaves the sight, and is a cover again at its end', () => {
  const film = open()
  fireEvent.click(button()!)
  see(1)
  expect(pause).not.toHaveBeenCalled()
  see(0.4)
  expect(pause).toHaveBeenCalledOnce()
  fireEvent.ended(film)
  expect(button()).not.toBeNull()
})

it('says that it cannot be played, and may be tried again', async () => {
  play.mockRejectedValueOnce(new DOMException('no line', 'NotSupportedError'))
  open()
  await act(async () => void fireEvent.click(button()!))
  expect(screen.getByRole('alert').textContent).toBe('视频暂时无法播放，点按重试')
  await act(async () => void fireEvent.click(button()!))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(play).toHaveBeenCalledTimes(2)
})
