export { Card, type CardProps } from './card.tsx'
export { CellList, type CellListProps } from './cell-list.tsx'
