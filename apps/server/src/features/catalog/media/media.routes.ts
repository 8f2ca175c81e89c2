import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { bind, type Bound } from '#platform/http/bind.ts'
import * as folder from './folder.service.ts'
import * as media from './media.service.ts'
import { replace } from './replace.service.ts'
import type { MediaShown } from './shown.ts'

/** `shown`: what shows pictures stands above the library. */
export function mediaRoutes(shown: MediaShown): Bound[] {
  return bind('mediaAdmin', mediaAdminCalls, {
    list: media.list,
    detail: media.detail,
    folders: folder.folders,
    uses: (ctx, input) => media.uses(ctx, shown, input),
    policy: media.policy,
    add: media.add,
    save: media.save,
    replace: (ctx, input) => replace(ctx, shown, input),
    move: media.move,
    remove: media.remove,
    saveFolder: folder.saveFolder,
    removeFolder: folder.removeFolder,
  })
}
