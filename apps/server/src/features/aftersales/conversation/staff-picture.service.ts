import { lookAtUpload, permitUpload, type UploadOwner } from '#features/shop/upload/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'

/** Whose pictures those are that one of the staff sends. */
export const staffOwner = ({ scope: { partnerId }, staff }: StaffCtx): UploadOwner => ({
  partnerId,
  holder: `staff ${staff.id}`,
})

export const picturePolicy = (ctx: StaffCtx) => permitUpload(ctx, staffOwner(ctx), 'feedback')

export const pictureDone = (ctx: StaffCtx, { key }: { key: string }) =>
  lookAtUpload(ctx, staffOwner(ctx), key)
