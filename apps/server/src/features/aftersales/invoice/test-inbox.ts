import type { TestShop } from '#app/testing/test-shop.ts'

/** A mail as the sandbox's mail server took it. */
export interface TakenMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { name: string; type: string; base64: string }[]
}

/** What an address has been sent, the newest first. */
export const inboxOf = (shop: TestShop, to: string) =>
  shop.control<TakenMail[]>(`/_ctl/mail?to=${encodeURIComponent(to)}`)
