import type { CommentState } from '@mallard/contract/content/article/article-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

interface DiningTables {
  dining_receipt: {
    id: Generated<number>
    partner_id: number
    store_id: number
    token: string
    table_name: string
    dish: string
    dish_en: string
    staff_id: number
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  dining_comment: {
    id: Generated<number>
    partner_id: number
    store_id: number
    receipt_id: number
    member_id: number | null
    request_id: string
    star: number
    content: string
    pics: JSONColumnType<PictureRef[]>
    state: CommentState
    reason: Generated<string>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends DiningTables {}
}
