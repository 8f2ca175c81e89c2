/** What happens to money, for other features to handle (`EventHandler<'payment'>`). */
import { tableTopic } from '#platform/events/events.repo.ts'

declare module '#platform/events/topics.ts' {
  interface EventTopics {
    /** Its key is the id of the order that the money belongs to. */
    payment: MoneyReturned
  }
}

/** Money of an order went back. */
interface MoneyReturned {
  readonly event: 'refunded'
  readonly refundNo: string
  readonly orderId: number
  /** Who paid it out by hand; null when the channel says that it went back. */
  readonly staffId: number | null
}

export const paymentTopic = tableTopic('payment')
