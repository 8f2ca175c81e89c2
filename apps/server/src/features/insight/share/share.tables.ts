import type { ShareChannel } from '@mallard/contract/insight/share/share.calls'

interface ShareTables {
  share_note: {
    partner_id: number
    store_id: number
    id: string
    session_id: number
    member_id: number | null
    channel: ShareChannel
    path: string
    sponsor_id: number | null
    at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ShareTables {}
}
