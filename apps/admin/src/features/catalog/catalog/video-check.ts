import type { ErrorName } from '@mallard/contract/errors'
import { largestVideo, longestVideo, videoSlack } from '@mallard/contract/shop/upload/video.codes'

/** Milliseconds that the browser has to read how long a video is. */
const patience = 5000

/**
 * Why a video would not be taken, as far as that is seen before it is sent: sending takes minutes.
 * The server looks at all of it again.
 */
export async function videoFault(file: File): Promise<ErrorName | undefined> {
  if (file.size > largestVideo) return 'videoTooLarge'
  const head = new TextDecoder('latin1').decode(await file.slice(4, 8).arrayBuffer())
  if (head !== 'ftyp') return 'videoType'
  const duration = await durationOf(file)
  return duration !== undefined && duration > longestVideo + videoSlack ? 'videoTooLong' : undefined
}

/** Milliseconds; undefined where this browser cannot tell. */
function durationOf(file: File): Promise<number | undefined> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  return new Promise<number | undefined>((resolve) => {
    video.onloadedmetadata = () =>
      resolve(Number.isFinite(video.duration) ? video.duration * 1000 : undefined)
    video.onerror = () => resolve(undefined)
    setTimeout(() => resolve(undefined), patience)
    video.preload = 'metadata'
    video.src = url
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}
