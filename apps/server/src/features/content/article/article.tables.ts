import type { CommentState } from '@mallard/contract/content/article/article-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

interface ArticleTables {
  article: {
    id: Generated<number>
    partner_id: number
    url: string
    title: string
    title_en: string
    author: string
    author_en: string
    summary: string
    summary_en: string
    cover: JSONColumnType<PictureRef>
    html: string
    html_en: string
    state: 'draft' | 'published' | 'down'
    publish_at: Date | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  article_goods: {
    partner_id: number
    article_id: number
    goods_id: number
    place: number
  }
  article_like: {
    partner_id: number
    article_id: number
    member_id: number
    is_liked: Generated<boolean>
    at: Date
  }
  article_comment: {
    id: Generated<number>
    partner_id: number
    store_id: number
    article_id: number
    member_id: number | null
    staff_id: number | null
    parent_id: number | null
    request_id: string
    content: string
    state: CommentState
    reason: Generated<string>
    created_at: Date
  }
  article_commenter: {
    partner_id: number
    member_id: number
    at: Date
  }
  article_setting: {
    partner_id: number
    is_checked_first: boolean
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ArticleTables {}
}
