import { z } from 'zod'

/**
 * The link types of page content (specification §2). `value` is the goods id, category id, keyword,
 * page type, path…
 */
export const linkTypes = [
  'items',
  'home',
  'addCart',
  'category',
  'goodslist',
  'keyword',
  'cmsV1a',
  'url',
  'invitation',
  'coupon',
  'live',
  'router',
  'none',
  'default',
  '#',
] as const

export const ContentLink = z.object({
  type: z.enum(linkTypes),
  value: z.string().max(500).default(''),
})
export type ContentLink = z.output<typeof ContentLink>
