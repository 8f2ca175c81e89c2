/** What staff are told, for features that tell it elsewhere (`EventHandler<'alert'>`). */
import { tableTopic } from '#platform/events/events.repo.ts'

declare module '#platform/events/topics.ts' {
  interface EventTopics {
    /** Its key is the store; nothing of a person is in it. */
    alert: RaisedAlert
  }
}

interface RaisedAlert {
  readonly event: 'raised'
  readonly partnerId: number
  /** Null for what concerns no one store. */
  readonly storeId: number | null
  readonly kind: string
  readonly ref: string
  readonly text: string
  readonly textEn: string
}

export const alertTopic = tableTopic('alert')
