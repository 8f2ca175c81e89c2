import { segmentAdminCalls } from '@mallard/contract/account/segment/segment-admin.calls'
import type { ExportKind } from '#features/people/export/index.ts'
import { bind } from '#platform/http/bind.ts'
import { exportMembers, give } from './reach.service.ts'
import { count, detail, members, remove, rfm, save, segments } from './segment.service.ts'

export const segmentRoutes = (kinds: readonly ExportKind[]) =>
  bind('segmentAdmin', segmentAdminCalls, {
    list: segments,
    detail,
    save,
    remove,
    count,
    members,
    rfm,
    give,
    export: (ctx, input) => exportMembers(ctx, kinds, input),
  })
