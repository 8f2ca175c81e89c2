/**
 * What happens to parcels of an order whose state stays as it is, for other features to handle
 * (`EventHandler<'parcel'>`). That one was sent says the topic of the orders.
 */
import { tableTopic } from '#platform/events/events.repo.ts'

declare module '#platform/events/topics.ts' {
  interface EventTopics {
    /** Its key is the id of the order. */
    parcel: ParcelChange
  }
}

interface ParcelChange {
  /** Goods were sent once more; the carrier or the number of a parcel was typed wrong. */
  readonly event: 'sentAgain' | 'corrected'
  readonly orderId: number
}

export const parcelTopic = tableTopic('parcel')
