import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { bind, type Bound } from '#platform/http/bind.ts'
import { detail, list, save, sku } from './goods-admin.service.ts'
import { archive } from './goods-archive.service.ts'
import { create, options } from './goods-create.service.ts'
import { matrix } from './goods-matrix.service.ts'
import type { GoodsName } from './goods-names.ts'
import { remove } from './goods-remove.service.ts'
import { exportGoods } from './goods-sheet.service.ts'
import { addVideo, videoPolicy } from './add-video.service.ts'
import { planShelf, shelf } from './shelf.service.ts'
import { planShelves } from './shelves.service.ts'

export const goodsAdminRoutes = (names: readonly GoodsName[]): readonly Bound[] =>
  bind('goodsAdmin', goodsAdminCalls, {
    list,
    export: exportGoods,
    detail,
    options,
    create,
    save,
    matrix,
    shelf,
    planShelf,
    planShelves,
    videoPolicy,
    addVideo,
    archive,
    remove: (ctx, input) => remove(ctx, input, names),
    sku,
  })
