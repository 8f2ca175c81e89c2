import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { pageAdminCalls } from '@mallard/contract/content/cms/page-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { agreement, v1a, v1b } from './cms.service.ts'
import { create, detail, draw, list, options, save, version } from './page-admin.service.ts'
import type { PageParts } from './page-parts.ts'
import { draftShown, preview } from './preview.service.ts'
import { publish, takeBack, unschedule, withdraw } from './publish.service.ts'

export const cmsRoutes = (parts: PageParts) => [
  ...bind('cms', cmsCalls, {
    v1a: (ctx, input) => v1a(ctx, input, parts),
    v1b: (ctx, input) => v1b(ctx, input, parts),
    preview: (ctx, input) => draftShown(ctx, input, parts),
    agreement,
  }),
  ...bind('pageAdmin', pageAdminCalls, {
    list,
    detail,
    version,
    options,
    create,
    save,
    draw: (ctx, input) => draw(ctx, input, parts),
    publish,
    unschedule,
    takeBack,
    withdraw,
    preview,
  }),
]
