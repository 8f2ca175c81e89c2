import type { PictureRef } from '@mallard/contract/fields'
import type { UseKind } from '@mallard/contract/catalog/media/media.codes'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface MediaTables {
  media_folder: {
    id: Generated<number>
    partner_id: number
    name: string
  }
  media: {
    id: Generated<number>
    partner_id: number
    folder_id: number | null
    name: string
    alt: Generated<string>
    alt_en: Generated<string>
    picture: ColumnType<PictureRef, string, string>
    url: GeneratedAlways<string>
    bytes: number
    digest: string | null
    was_used: Generated<boolean>
    version: Generated<number>
    created_at: Date
  }
  media_use: {
    partner_id: number
    kind: UseKind
    ref_id: number
    media_id: number
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends MediaTables {}
}
