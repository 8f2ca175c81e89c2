import type { DeskRow, Elsewhere } from './authz-desk-rows.ts'
import type { Input, makers } from './authz-rows.ts'

/** Rows of the desk for third-party returns. */
export function thirdRows(make: ReturnType<typeof makers>, elsewhere: Elsewhere): Readonly<Record<string, DeskRow>> {
  const at = (status: -1 | 0 | 1 | 2, more: Input = {}, listed: readonly string[] = [], type = 1): DeskRow => ({
    own: async () => ({ applyId: await make.thirdOf(status, type), ...more }),
    theirs: { applyId: elsewhere.thirdId },
    missing: { applyId: '99999999999999999999' },
    plain: [...Object.keys(more), ...listed],
  })
  return {
    'thirdReturnDesk.list': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'q', 'status'] },
    'thirdReturnDesk.detail': at(-1),
    'thirdReturnDesk.agree': at(-1, {}, ['amount', 'returnAddress']),
    'thirdReturnDesk.refuse': at(-1, { reason: '不符合条件' }),
    'thirdReturnDesk.receive': at(1, { received: 1 }, ['amount']),
    'thirdReturnDesk.refuseReceipt': at(1, { reason: '影响二次销售' }),
    'thirdReturnDesk.transferred': at(2, { voucher: '20260115002' }, ['pics']),
    'thirdReturnDesk.replaced': at(2, { companyCode: 'yuantong', deliverySn: 'YT9000000005' }, [], 2),
    'thirdReturnDesk.tellAgain': at(-1),
    'thirdReturnDesk.picturePolicy': { own: async () => ({}) },
    // That it is one's own, the feature's test asks: a picture has no store.
    'thirdReturnDesk.pictureDone': { own: async () => ({ key: await make.deskPictureOf() }), plain: ['key'] },
  }
}
