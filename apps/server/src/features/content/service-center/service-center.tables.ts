import type { ArticleKind } from '@mallard/contract/content/service-center/service-center.codes'
import type { FeedbackType } from '@mallard/contract/content/service-center/feedback.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

interface ServiceCenterTables {
  service_article: {
    id: Generated<number>
    partner_id: number
    kind: ArticleKind
    title: string
    title_en: string
    html: string
    html_en: string
    words: string
    terms: string[]
    product_sn: string | null
    is_published: boolean
    place: number
    reads: Generated<number>
    helpful: Generated<number>
    unhelpful: Generated<number>
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  service_article_category: {
    partner_id: number
    article_id: number
    category_id: number
  }
  service_feedback: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number | null
    request_id: string
    type: FeedbackType
    content: string
    pics: JSONColumnType<PictureRef[]>
    phone: string
    order_sn: string | null
    state: Generated<number>
    answer: Generated<string | null>
    answered_at: Generated<Date | null>
    staff_id: Generated<number | null>
    created_at: Date
  }
  service_reader: {
    id: Generated<number>
    partner_id: number
    article_id: number
    member_id: number | null
    session_id: number | null
    is_helpful: boolean | null
    at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ServiceCenterTables {}
}
