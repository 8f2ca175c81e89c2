import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

interface ReviewTables {
  review: {
    id: Generated<number>
    partner_id: number
    goods_id: number
    member_id: number | null
    order_item_id: number | null
    nickname: string
    avatar: Generated<string>
    anonymous: Generated<boolean>
    star: number
    content: string
    pics: JSONColumnType<PictureRef[]>
    product_attr: Generated<string>
    append_content: string | null
    append_at: Date | null
    reply: string | null
    audit_status: Generated<number>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ReviewTables {}
}
