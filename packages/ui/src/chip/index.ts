export { Chip, type ChipProps } from './chip.tsx'
export { ChipGroup, type ChipGroupProps } from './chip-group.tsx'
