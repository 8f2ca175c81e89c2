import { createHash } from 'node:crypto'
import type { PictureRef } from '@mallard/contract/fields'
import { type Scope, scopeText } from '@mallard/kernel'

/** What shows a brand around its pages: in tabs, on home screens, in bars of browsers and mails. */
export interface BrandFace {
  /** Shapes, the text of an SVG. */
  readonly logo: string
  /** Stands in place of them, and keeps its colours. */
  readonly picture: PictureRef | null
  /** `#rrggbb`, which shapes stand on in white. */
  readonly colour: string
  /** `#rrggbb`, what pages stand on. */
  readonly paper: { readonly light: string; readonly dark: string }
}

/**
 * Marks as PNG, by their names: for the home screens of iPhones, and for those of others, where
 * `maskable` is cut to whatever shape the phone likes.
 */
export const markSizes = { '180': 180, '192': 192, '512': 512, maskable: 512 } as const
export type MarkName = keyof typeof markSizes

/** 8 hex digits, others for marks that look otherwise. */
export const markVersion = ({ logo, picture, colour, paper }: BrandFace): string =>
  createHash('sha256')
    .update(JSON.stringify([picture?.url ?? logo, colour, paper.light]))
    .digest('hex')
    .slice(0, 8)

/**
 * Where a mark of a store's brand is; with a version it is the same for ever, without one it is that
 * of the day.
 */
export const markPath = (scope: Scope, name: MarkName, version?: string): string =>
  `/manifest/${scopeText(scope)}/${version === undefined ? '' : `${version}-`}${name}.png`

/** The mark that scales, in tabs: a drawing, where the brand has one. */
export const iconPath = (scope: Scope, face: BrandFace | undefined): string =>
  face?.picture ? markPath(scope, '192', markVersion(face)) : `/manifest/${scopeText(scope)}.svg`
