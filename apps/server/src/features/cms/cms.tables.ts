import type { Block } from '@mallard/contract/cms/cms.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

/** How the goods of a block are found when the page is read: chosen ones, or the first of a category. */
export type GoodsChoice = { ids: number[] } | { categoryId: number | null; sort: 'default' | 'sales' | 'newest'; count: number }

type GoodsBlock = Extract<Block, { kind: 'row' | 'grid' }>
/** A block as it is stored: goods are chosen, not copied, so that prices are those of now. */
export type StoredBlock = Exclude<Block, GoodsBlock> | (Omit<GoodsBlock, 'goods'> & { choose: GoodsChoice })

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
  legal_agreement: AgreementTexts & { partner_id: number; code: string; version: string; updated_at: Date }
  legal_agreement_version: AgreementTexts & { partner_id: number; code: string; version: string; published_at: Date; staff_id: number | null }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CmsTables {}
}
