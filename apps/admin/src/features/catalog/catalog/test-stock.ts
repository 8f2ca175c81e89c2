import type { StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { fen } from '@mallard/kernel'

/** A row of the grid of price and stock. */
export const stockRow: StockRow = {
  skuId: 7,
  productSn: 'HL-1',
  itemId: 1,
  title: '壶',
  attr: '白',
  pic: { url: '', width: 1, height: 1, color: '' },
  onSale: true,
  salePrice: fen(19_900),
  listPrice: fen(25_900),
  onHand: 20,
  reserved: 4,
  waiting: 0,
  lowAt: null,
  version: 3,
}
