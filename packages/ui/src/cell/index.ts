export { Cell, type CellProps } from './cell.tsx'
export { PriceLine, type PriceLineProps } from './price-line.tsx'
