import type { Slice } from '../../slice.ts'

/** What goods, SKUs, categories and stock tell the shop. */
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
} as const satisfies Slice
