export { type ListPriceRefusal, mayChangePartnerWide, dropGoods } from './goods-admin.service.ts'
export { picturesOf } from './pictures.rules.ts'
export {
  type AdminFilter,
  whichGoods,
  type WhichGoods,
  countGoods,
  goodsOrder,
} from './goods-admin.repo.ts'
