import type { Slice } from '../../slice.ts'

/** Words and codes of imports of goods. */
export const goodsImportSlice = {
  audit: {
    kinds: {
      goodsImport: ['商品导入', 'Import of goods'],
      importMapping: ['导入对应关系', 'Mapping of tables'],
    },
    actions: {
      'goods.import': ['导入商品与库存', 'Imported goods and stock'],
      'goods.mapping': ['设置导入对应关系', 'Set up a mapping of tables'],
    },
  },
  jobs: {
    'goods.import': ['核对或导入商品表格', 'Check or import a table of goods'],
  },
} as const satisfies Slice
