import { loginPageDelay } from '@mallard/contract/constants'
import type { Acts, Environment } from './environment.ts'
import { HostError } from './host.ts'
import { pause } from './settle.ts'
import { whenActiveAgain } from './active-again.ts'

/** What both kinds of mini-program offer to the page in their web view. */
export interface MiniStack {
  navigateTo(input: { url: string }): void
  navigateBack(input?: { delta: number }): void
}

/** Their web views open the shop's own domains alone. */
export const inOwnDomains: Pick<Acts, 'openLink' | 'openLocation'> = {
  openLink: async () => false,
  openLocation: () => Promise.reject(new HostError('unsupported')),
}

/**
 * Sign-in, payment and the way back through pages of the mini-program around us. `stack` rejects
 * where none is there: then `payElsewhere` is the way to pay.
 */
export function miniActs(
  { page, device, settings }: Environment,
  stack: () => Promise<MiniStack>,
  payElsewhere: Acts['pay'],
): Pick<Acts, 'signIn' | 'pay' | 'back' | 'closeWindow' | 'openLive'> {
  async function open(path: string, query: Readonly<Record<string, string>>): Promise<void> {
    const { navigateTo } = await stack()
    const search = new URLSearchParams(query).toString()
    navigateTo({ url: search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path })
  }

  async function back(): Promise<boolean> {
    const mini = await stack().catch(() => undefined)
    mini?.navigateBack({ delta: 1 })
    return mini !== undefined
  }

  return {
    async signIn(_, { ticket, partnerId, storeId }) {
      if (!ticket) throw new HostError('unsupported', 'ticket')
      const token = await ticket()
      // Its bridge drops a page that is opened during a change of route.
      if (device === 'android' || device === 'harmony') await pause(loginPageDelay)
      await open(settings.miniPages.login, {
        cookie_token: token,
        urlRoot: page.location.origin,
        partnerId: `${partnerId}`,
        storeId: `${storeId}`,
      })
      await whenActiveAgain(page)
      return { kind: 'returned' }
    },
    async pay(order) {
      const { orderId, partnerId, storeId, ticket } = order
      const isHere = await stack().then(
        () => true,
        () => false,
      )
      // A link out of a mini-program, opened elsewhere.
      if (!isHere || !ticket) return payElsewhere(order)
      await open(settings.miniPages.pay, {
        orderId,
        urlroot: page.location.origin,
        cookie_token: await ticket(),
        partnerId: `${partnerId}`,
        storeId: `${storeId}`,
      })
      await whenActiveAgain(page, { poll: order.isPaid })
      return 'returned'
    },
    back,
    closeWindow: back,
    async openLive(room) {
      if (!(await stack().catch(() => undefined))) return false
      await (room.startsWith('/')
        ? open(room, {})
        : open(settings.miniPages.live, { roomId: room }))
      return true
    },
  }
}
