import { HostError } from './host.ts'
import { shopperPatience } from './settle.ts'

export interface ActiveAgainOptions {
  /**
   * Asked every 3 s while the page is visible; true ends the waiting (for example: the order is
   * paid).
   */
  poll?: (() => Promise<boolean>) | undefined
  /** Milliseconds after which waiting ends with HostError `timeout`; 15 min unless told. */
  timeout?: number | undefined
}

/** The part of a window that is listened to. */
export interface WatchedPage {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  location: Pick<Location, 'hash'>
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

/**
 * Signs of coming back that arrive this soon (ms) belong to leaving: some hosts show the page once
 * more before they cover it.
 */
const deaf = 300
/** Hosts that tell nothing of leaving count as left after this (ms). */
const armedAfter = 400
const pollEvery = 3_000
/** Native pages write it into the hash when they give the web view back. */
const marker = /[#&?]_paid=/

/**
 * Waits until the shopper is back on this page after something covered it. No single event is fired
 * by every host, so the first of several wins. It says "returned", never "paid": ask the server.
 */
export function whenActiveAgain(
  page: WatchedPage,
  { poll, timeout = shopperPatience }: ActiveAgainOptions = {},
): Promise<'returned'> {
  return new Promise((resolve, reject) => {
    let isDeaf = true
    let isArmed = false
    let isAsking = false
    const timers = [
      setTimeout(() => (isDeaf = false), deaf),
      setTimeout(() => (isArmed = true), armedAfter),
      setTimeout(() => finish(() => reject(new HostError('timeout'))), timeout),
    ]
    const polling = poll && setInterval(ask, pollEvery)

    const onSign = () => {
      if (isArmed && !isDeaf) finish(() => resolve('returned'))
    }
    const onLeave = () => (isArmed = true)
    const onVisibility = () => (page.document.visibilityState === 'visible' ? onSign() : onLeave())
    const onHash = () => {
      if (marker.test(page.location.hash)) onSign()
    }
    const listeners: readonly (readonly [type: string, listener: () => void])[] = [
      ['pageshow', onSign],
      ['focus', onSign],
      ['hashchange', onHash],
      ['blur', onLeave],
      ['pagehide', onLeave],
    ]

    function ask(): void {
      if (!poll || isAsking || page.document.visibilityState !== 'visible') return
      isAsking = true
      poll().then(
        (isOver) => {
          isAsking = false
          if (isOver) finish(() => resolve('returned'))
        },
        () => (isAsking = false),
      )
    }

    function finish(settle: () => void): void {
      timers.forEach(clearTimeout)
      clearInterval(polling)
      page.document.removeEventListener('visibilitychange', onVisibility)
      for (const [type, listener] of listeners) page.removeEventListener(type, listener)
      settle()
    }

    page.document.addEventListener('visibilitychange', onVisibility)
    for (const [type, listener] of listeners) page.addEventListener(type, listener)
  })
}
