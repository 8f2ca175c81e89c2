import type { PictureRef } from '@mallard/contract/fields'
import type { UploadPurpose } from '@mallard/contract/shop/upload/upload.calls'
import type { ColumnType, Generated } from 'kysely'

/** What a picture is for: what shoppers say, or a place in the partner's library. */
export type Purpose = UploadPurpose | 'media'

interface UploadTables {
  upload: {
    name: string
    partner_id: number
    member_id: number | null
    holder: Generated<string | null>
    purpose: Purpose
    state: Generated<number>
    picture: ColumnType<PictureRef | null, string | null | undefined, string | null>
    digest: Generated<string | null>
    bytes: Generated<number | null>
    is_cleared: Generated<boolean>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends UploadTables {}
}
