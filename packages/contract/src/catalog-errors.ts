import { type Refusal, toast } from './refusal.ts'

/** What the back office refuses while goods, and what they are put in order with, are made. */
export const catalogErrors = {
  mappingNameTaken: toast(
    '已有同名的对应关系，请换一个名称',
    'Another mapping is called so: choose another name',
  ),
  mappingsFull: toast(
    '最多保存 {most} 个对应关系，请先删掉不用的',
    '{most} mappings are kept at most: delete those that nobody uses',
  ),
  goodsCodeTaken: toast('货号已被使用', 'Other goods have this code'),
  skuTaken: toast('规格编号 {sn} 已被使用', 'Another SKU has the code {sn}'),
  stockBelowReserved: toast(
    '库存不能低于已占用数量{reserved}',
    'Stock cannot go below the {reserved} reserved',
  ),
  skuChanged: toast(
    '规格 {sn} 刚被别人改过，现在显示的是最新数据，请核对后再保存',
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
  backTooLate: toast(
    '导入已超过 7 天，或没有可撤回的内容',
    'The import is older than 7 days, or there is nothing to take back',
  ),
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
  selectionChanged: toast(
    '符合条件的商品已变为 {count} 件，请重新确认',
    '{count} goods fit by now: please look again',
  ),
  categoryInside: toast('不能移到它自己的下级里', 'A category cannot stand below itself'),
  categoryDeep: toast('类目最多 {limit} 级', 'There can be {limit} levels of categories'),
  categoryTaken: toast('同级里已有同名的类目', 'A category beside it has this name already'),
  categoryUsed: toast(
    '「{name}」下还有 {goods} 件商品、{below} 个下级类目，请先移走',
    '“{name}” still holds {goods} goods and {below} categories: move them first',
  ),
  tooManyCategories: toast('最多可建 {limit} 个类目', 'There can be up to {limit} categories'),
  freightTwice: toast('{place}出现在两个区域里', '{place} is named by two areas'),
  freightNowhere: toast('至少要有一个可配送的区域', 'At least one area must be delivered to'),
  freightUsed: toast(
    '「{name}」正用于 {goods} 件商品，不能删除',
    '{goods} goods have “{name}”: it cannot be deleted',
  ),
  tooManyFreights: toast(
    '最多可建 {limit} 个运费模板',
    'There can be up to {limit} freight templates',
  ),
  mediaUsed: toast(
    '有 {count} 张图片正在使用，不能删除：{names}',
    '{count} of the pictures are in use and cannot be deleted: {names}',
  ),
  mediaKnown: toast('素材库里已有这张图片：{name}', 'The library has this picture already: {name}'),
  mediaGone: toast(
    '有图片已不在素材库中，请重新选择',
    'A picture is no longer in the library, please choose again',
  ),
  folderTaken: toast('已有同名的文件夹', 'A folder has this name already'),
  tooManyFolders: toast('最多可建 {limit} 个文件夹', 'There can be up to {limit} folders'),
} as const satisfies Record<string, Refusal>
