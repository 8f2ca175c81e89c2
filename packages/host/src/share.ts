/** A page's card, as messengers show it. */
export interface ShareCard {
  title: string
  text?: string
  /** Whole address; with the sharer's mark where the shop pays for it. */
  link: string
  /** Whole address of a picture: a square one, or 5:4. */
  image?: string
}

/**
 * `shared`: the system's sheet says so. `menu`: only the host's own menu can share; point to it.
 * `cancelled`: the sheet was closed. `unsupported`: no way to share here.
 */
export type ShareOutcome = 'shared' | 'menu' | 'cancelled' | 'unsupported'
