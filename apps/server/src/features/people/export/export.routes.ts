import { exportAdminCalls } from '@mallard/contract/people/export/export-admin.calls'
import { bind } from '#platform/http/bind.ts'
import type { ExportKind } from './export-kind.ts'
import { cancel, create, link, list, offers } from './export.service.ts'

export const exportRoutes = (kinds: readonly ExportKind[]) =>
  bind('exportAdmin', exportAdminCalls, {
    offers: (ctx) => offers(ctx, kinds),
    list: (ctx, input) => list(ctx, input, kinds),
    create: (ctx, input) => create(ctx, input, kinds),
    cancel: (ctx, input) => cancel(ctx, input, kinds),
    link: (ctx, input) => link(ctx, input, kinds),
  })
