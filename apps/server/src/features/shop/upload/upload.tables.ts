import type { PictureRef } from '@mallard/contract/fields'
import type { UploadPurpose } from '@mallard/contract/shop/upload/upload.calls'
import type { VideoRef } from '@mallard/contract/shop/upload/video.fields'
import type { ColumnType, Generated } from 'kysely'

/**
 * What it is for: what shoppers say, a place in the partner's library, or, the one that is no
 * picture, the video of goods.
 */
export type Purpose = UploadPurpose | 'media' | 'video'

interface UploadTables {
  upload: {
    name: string
    partner_id: number
    member_id: number | null
    holder: Generated<string | null>
    purpose: Purpose
    state: Generated<number>
    picture: ColumnType<PictureRef | null, string | null | undefined, string | null>
    video: ColumnType<VideoRef | null, string | null | undefined, string | null>
    digest: Generated<string | null>
    bytes: Generated<number | null>
    is_cleared: Generated<boolean>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends UploadTables {}
}
