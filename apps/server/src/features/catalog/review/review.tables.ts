import type { PictureRef } from '@mallard/contract/fields'
import type { ReviewTag } from '@mallard/contract/catalog/review/review-tags'
import type { ReviewState } from '@mallard/contract/catalog/review/review.calls'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

interface ReviewTables {
  review: {
    id: Generated<number>
    partner_id: number
    store_id: number | null
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
    tags: Generated<ReviewTag[]>
    is_auto: Generated<boolean>
    is_trial: Generated<boolean>
    append_content: string | null
    append_at: Date | null
    append_pics: ColumnType<PictureRef[], string | undefined, string>
    append_status: ReviewState | null
    append_reason: Generated<string>
    reply: string | null
    audit_status: ColumnType<ReviewState, number | undefined, number>
    reason: Generated<string>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ReviewTables {}
}
