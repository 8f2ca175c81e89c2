import type { ComponentType } from 'react'

export const startAt = Date.UTC(2099, 0, 1, 12)
export const waiting = { id: 5, version: 3, name: '新年', nameEn: '', state: 'WAIT', startAt }

/** What the drill of two colleagues at one page must know of the page. */
export interface EditedPage {
  readonly domain: string
  readonly Screen: ComponentType<{ id: string }>
  readonly one: object
  /** How it says that a colleague has saved since. */
  readonly conflict: string
}
