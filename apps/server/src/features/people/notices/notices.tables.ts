import type { NoticeKind } from '@mallard/contract/people/notices/notices.fields'
import type { Generated } from 'kysely'

interface NoticesTables {
  notice: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    kind: NoticeKind
    topic: string
    title: string
    title_en: string
    text: string
    text_en: string
    link: string
    created_at: Date
    read_at: Date | null
    pushed: boolean
  }
  notice_switch: {
    partner_id: number
    member_id: number
    kind: NoticeKind
    is_on: boolean
  }
  notice_template: {
    partner_id: number
    event: string
    is_on: boolean
    title: string
    title_en: string
    text: string
    text_en: string
    version: number
    changed_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends NoticesTables {}
}
