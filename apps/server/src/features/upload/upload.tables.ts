import type { PictureRef } from '@mallard/contract/fields'
import type { UploadPurpose } from '@mallard/contract/upload/upload.calls'
import type { ColumnType, Generated } from 'kysely'

interface UploadTables {
  upload: {
    name: string
    partner_id: number
    member_id: number | null
    holder: Generated<string | null>
    purpose: UploadPurpose
    state: Generated<number>
    picture: ColumnType<PictureRef | null, string | null | undefined, string | null>
    is_cleared: Generated<boolean>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends UploadTables {}
}
