import { classNames } from '../class-names.ts'
import styles from './toast.module.css'

export interface ToastOptions {
  /**
   * How long it stays; specification §9: 2000, of a coupon that was drawn 1500, and nothing else.
   */
  milliseconds?: 1500 | 2000
  tone?: 'plain' | 'good' | 'bad'
}

const defaultMilliseconds = 2000
let shown: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** A modal dialog makes the rest of the page silent, so the words go into the topmost one. */
function announce(text: string) {
  const dialogs = document.querySelectorAll('dialog[open]')
  const place = dialogs[dialogs.length - 1] ?? document.body
  let region = [...place.children].find(
    (child) => child instanceof HTMLElement && child.dataset['announcer'] !== undefined,
  )
  if (!region) {
    region = document.createElement('div')
    region.className = 'sr-only'
    region.setAttribute('data-announcer', '')
    region.setAttribute('role', 'status')
    place.append(region)
  }
  const words = document.createElement('p')
  words.textContent = text
  region.replaceChildren(words)
}

export function hideToast(): void {
  clearTimeout(timer)
  shown?.remove()
  shown = undefined
}

/**
 * Says one sentence over the page and to screen readers. It is drawn without fetching anything: a
 * line that has just broken is what it most often speaks of.
 */
export function toast(
  text: string,
  { milliseconds = defaultMilliseconds, tone = 'plain' }: ToastOptions = {},
): void {
  hideToast()
  const element = document.createElement('div')
  element.className = classNames(styles.toast, styles[tone])
  element.setAttribute('aria-hidden', 'true')
  element.textContent = text
  document.body.append(element)
  if ('showPopover' in element) {
    // The top layer keeps it above an open sheet.
    element.popover = 'manual'
    element.showPopover()
  }
  announce(text)
  shown = element
  timer = setTimeout(hideToast, milliseconds)
}
