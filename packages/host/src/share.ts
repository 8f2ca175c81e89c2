/** A page's card, as messengers show it. */
export interface ShareCard {
  title: string
  text?: string
  /** Whole address; with the sharer's mark where the shop pays for it. */
  link: string
  /** Whole address of a square picture. */
  image?: string
}

/**
 * `shared`: the system's sheet says so. `menu`: only the host's own menu can share; point to it.
 * `cancelled`: the sheet was closed. `unsupported`: no way to share here.
 */
export type ShareOutcome = 'shared' | 'menu' | 'cancelled' | 'unsupported'
