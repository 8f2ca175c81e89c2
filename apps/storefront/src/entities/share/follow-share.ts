import type { Host } from '@mallard/host'
import { shown } from '#platform/title.ts'
import { cardOf } from './share-card.ts'

/** Gives the host the card of every page that is shown: its own menu shares that. */
export function followShare(host: Pick<Host, 'setShareCard'>): void {
  let given = ''
  shown.watch = () => {
    const { page, head, title = '' } = shown
    if (!page) return
    void cardOf({ page, head, title }, location.origin).then((card) => {
      const text = JSON.stringify(card)
      // A page is drawn often, and the card of one that was left comes too late.
      if (text === given || shown.page?.name !== page.name) return undefined
      given = text
      return host.setShareCard(card)
    })
  }
  shown.watch()
}
