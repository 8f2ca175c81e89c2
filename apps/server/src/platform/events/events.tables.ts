import type { Generated } from 'kysely'

declare module '#platform/db/tables.ts' {
  interface Tables {
    event: {
      id: Generated<number>
      topic: string
      key: string
      /** Null in what is the installation's, and in rows of older versions. */
      partner_id: Generated<number | null>
      name: string
      payload: Record<string, unknown>
      at: Date
      /** Null while it is pending. */
      handled_at: Date | null
    }
    /** What a handler could not handle yet; a row goes when it has. */
    event_failure: {
      topic: string
      handler: string
      event_id: number
      key: string
    }
  }
}
