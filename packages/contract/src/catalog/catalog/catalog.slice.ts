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
} as const satisfies Slice
