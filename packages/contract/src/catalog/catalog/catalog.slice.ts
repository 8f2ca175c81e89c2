import type { Slice } from '../../slice.ts'

/** Words and codes of goods, SKUs, categories and stock. */
export const catalogSlice = {
  audit: {
    kinds: {
      goods: ['商品', 'Goods'],
      sku: ['规格', 'SKU'],
      category: ['类目', 'Category'],
    },
    pages: {
      skus: ['多个规格', 'Several SKUs'],
    },
    actions: {
      'goods.export': ['导出商品', 'Exported goods'],
      'goods.create': ['新建商品', 'Made goods'],
      'goods.save': ['修改商品资料', 'Edited goods'],
      'goods.matrix': ['修改规格与款式', 'Changed options and variants'],
      'goods.shelf': ['上下架', 'Moved on or off the shelf'],
      'goods.shelfTimes': ['定时上下架', 'Planned the shelf'],
      'goods.archive': ['归档或恢复商品', 'Archived goods or brought them back'],
      'goods.remove': ['删除商品', 'Deleted goods'],
      'sku.save': ['修改价格库存', 'Set price and stock'],
      'stock.adjust': ['批量调整价格库存', 'Adjusted prices or stock of many SKUs'],
      'category.save': ['设置类目', 'Set up a category'],
      'category.move': ['移动类目', 'Moved a category'],
      'category.remove': ['删除类目', 'Removed a category'],
    },
  },
  jobs: {
    'goods.shelf': ['按计划上下架商品', 'Put goods on or off the shelf at their time'],
    'listing.prices': ['更新列表排序用的价格', 'Refresh the prices that lists sort by'],
    'listing.sales': ['更新列表排序用的销量', 'Refresh the sales that lists sort by'],
    'listing.category': ['更新类目下商品的搜索与列表', 'List the goods of a category again'],
    'listing.sounds': ['补齐商品的拼音搜索词', 'Add search words by sound to older goods'],
    'listing.details': ['补齐商品的参数与编码搜索词', 'Add search words of details to older goods'],
  },
  invariants: {
    'reserved stock is between zero and what is on hand': '占用库存不为负，且不超过现有库存',
    'stock is what its log adds up to': '库存等于库存流水之和',
    'stock is what the last row of its log says': '库存等于库存流水的最后一行',
    'nobody bought units of limited goods beyond what one person may buy; a limit holds for what is ordered once it was set (and reached everybody)':
      '限购商品没有人超过限购数量；限购只对设置（并全面生效）之后的订单有效',
    'lists show the price and the stock that the goods have': '列表显示的价格和库存与商品一致',
    'lists hold what is on sale, once for the whole store, with its price and stock':
      '列表包含所有在售商品，各一次，价格和库存与门店一致',
    'what is reserved are the units of unpaid orders, and of bargain rooms at the floor':
      '占用的件数等于未付款订单和已砍到底价的砍价所占之和',
  },
  toDos: {
    'stock.low': ['库存紧张的商品', 'Goods that run low'],
    'stock.out': ['有规格售罄的商品', 'Goods with SKUs sold out'],
  },
} as const satisfies Slice
