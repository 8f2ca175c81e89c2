import type { PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import type { StoredBlock } from '@mallard/contract/content/cms/stored.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

/** Where there is no English text the Chinese one is shown. */
export interface AgreementTexts {
  title: string
  title_en: string
  html: string
  html_en: string
}

interface CmsTables {
  cms_page: {
    id: Generated<number>
    partner_id: number
    store_id: number
    version: 'a' | 'b'
    type: string
    title: string
    title_en: Generated<string>
    description: Generated<string>
    share: JSONColumnType<{ title: string; text: string; pic: PictureRef | null }>
    blocks: JSONColumnType<StoredBlock[]>
    blocks_en: JSONColumnType<StoredBlock[]>
    status: Generated<number>
    updated_at: Date
  }
  cms_draft: {
    page_id: number
    partner_id: number
    store_id: number
    revision: number
    published_revision: Generated<number>
    content: JSONColumnType<PageContent>
    saved_at: Date
    saved_by: number | null
    publish_at: Date | null
    publish_by: number | null
    problem: Generated<string>
  }
  cms_version: {
    page_id: number
    number: number
    partner_id: number
    store_id: number
    content: JSONColumnType<PageContent>
    published_at: Date
    staff_id: number | null
  }
  cms_preview: {
    token: string
    page_id: number
    partner_id: number
    store_id: number
    staff_id: number
    expires_at: Date
  }
  legal_agreement: AgreementTexts & {
    partner_id: number
    code: string
    version: string
    updated_at: Date
  }
  legal_agreement_version: AgreementTexts & {
    partner_id: number
    code: string
    version: string
    published_at: Date
    staff_id: number | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CmsTables {}
}
