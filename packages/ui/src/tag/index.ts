export { Badge, type BadgeProps } from './badge.tsx'
export { Tag, type TagProps } from './tag.tsx'
