import { type Refusal, toast } from '../../refusal.ts'

/** What goods that are bought refuse; then what is refused while goods are made. */
export const catalogErrors = {
  offShelf: toast('商品已下架', 'This item is no longer on sale'),
  soldOut: toast('商品已售罄', 'Sold out'),
  notEnoughStock: toast('库存不足，仅剩{left}件', 'Only {left} left'),
  overLimit: toast('每人限购{limit}件', 'At most {limit} per person'),
  goodsCodeTaken: toast('货号已被使用', 'Other goods have this code'),
  skuTaken: toast('规格编号 {sn} 已被使用', 'Another SKU has the code {sn}'),
  stockBelowReserved: toast(
    '库存不能低于已占用数量{reserved}',
    'Stock cannot go below the {reserved} reserved',
  ),
  skuChanged: toast(
    '规格 {sn} 刚被别人改过，请核对后再保存',
    'Somebody just changed {sn}: look again, then save',
  ),
  skuBelowReserved: toast(
    '规格 {sn} 的库存不能低于已占用的 {reserved}',
    'Stock of {sn} cannot go below the {reserved} reserved',
  ),
  skuOutOfRange: toast(
    '规格 {sn} 调整后的价格或库存超出范围',
    'Price or stock of {sn} would be out of range',
  ),
  listPriceNoBasis: toast(
    '规格 {sn} 的划线价高于售价但没有依据，请先填写划线价依据',
    'The list price of {sn} is above its price without a basis: say what it rests on first',
  ),
  listPriceAboveLowest: toast(
    '规格 {sn} 的划线价不能高于降价前七日内的最低售价',
    'The list price of {sn} cannot be above the lowest price of the seven days before the reduction',
  ),
  nothingToSell: toast(
    '没有在售的规格，不能上架',
    'No variant of it is sold, so it cannot go on the shelf',
  ),
  goodsArchived: toast('商品已归档，请先恢复', 'It is archived: bring it back first'),
  goodsNotArchived: toast('请先归档，再删除', 'Archive it first, then delete it'),
  goodsKept: toast(
    '不能删除：{what}里有这件商品。归档后它不再售卖，记录会保留',
    'It cannot be deleted, since these have it: {what}. Archived it is sold no more, and they keep it',
  ),
  shelfOnAlready: toast(
    '商品已在架，不需要上架时间',
    'It is on the shelf already: leave the time to go on empty',
  ),
  shelfTimePast: toast('上下架时间要晚于现在', 'A time to go on or off must be in the future'),
  shelfTimesTurned: toast(
    '下架时间要晚于上架时间',
    'The time to go off must be after the time to go on',
  ),
  categoryInside: toast('不能移到它自己的下级里', 'A category cannot stand below itself'),
  categoryDeep: toast('类目最多 {limit} 级', 'There can be {limit} levels of categories'),
  categoryTaken: toast('同级里已有同名的类目', 'A category beside it has this name already'),
  categoryUsed: toast(
    '「{name}」下还有 {goods} 件商品、{below} 个下级类目，请先移走',
    '“{name}” still holds {goods} goods and {below} categories: move them first',
  ),
  tooManyCategories: toast('最多可建 {limit} 个类目', 'There can be up to {limit} categories'),
} as const satisfies Record<string, Refusal>
