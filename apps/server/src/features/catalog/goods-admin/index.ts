export {
  changeWords,
  dropGoods,
  findDetail,
  type GoodsWords,
  type ListPriceRefusal,
  mayChangePartnerWide,
} from './goods-admin.service.ts'
export { insertNew, type NewInput, showNew } from './goods-create.service.ts'
export { freightTemplatesOf } from './goods-create.repo.ts'
export { findGoodsToEdit } from './goods-admin.repo.ts'
export { changeMatrix } from './goods-matrix.service.ts'
export { archiveIn, shopsOf } from './goods-archive.service.ts'
export type { GoodsName } from './goods-names.ts'
export { removeIn } from './goods-remove.service.ts'
export { shelve } from './shelf.service.ts'
export { pathsOf } from './goods-sheet.rules.ts'
export { picturesOf } from './pictures.rules.ts'
export {
  type AdminFilter,
  whichGoods,
  type WhichGoods,
  countGoods,
  goodsOrder,
} from './goods-admin.repo.ts'
