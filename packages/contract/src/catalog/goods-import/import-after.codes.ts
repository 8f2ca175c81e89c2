import { day } from '@mallard/kernel'

/** Why a picture could not be had from its address. */
export const pictureFaults = [
  'pictureAddress',
  'pictureGone',
  'pictureSlow',
  'pictureLarge',
  'pictureKind',
  'pictureBroken',
] as const
export type PictureFault = (typeof pictureFaults)[number]

/** Bytes of a zip of pictures. */
export const maxZipBytes = 200 * 1024 * 1024

/**
 * How far a zip of pictures is: it is awaited, read, done; or it did not arrive, is too large, holds
 * too many files, or is none.
 */
export const zipStates = [
  'waiting',
  'reading',
  'done',
  'missing',
  'tooLarge',
  'tooMany',
  'unreadable',
] as const
export type ZipState = (typeof zipStates)[number]

/** Why a file of a zip is no picture. */
export const zipFileFaults = [
  'pictureKind',
  'pictureLarge',
  'pictureBroken',
  'pictureLocked',
  'pictureSeveral',
] as const
export type ZipFileFault = (typeof zipFileFaults)[number]

/** Pictures that one import fetches at the most. */
export const maxFetched = 20_000

/** How long after it was done an import can be taken back, ms. */
export const backTime = 7 * day

export const backStates = ['taking', 'taken'] as const
export type BackState = (typeof backStates)[number]

/** What became of goods whose import is taken back: as before, in part, or as the import left them. */
export const backOutcomes = ['restored', 'partly', 'kept'] as const
export type BackOutcome = (typeof backOutcomes)[number]

/** Why something is not taken back; `{}` stands for what it is about. */
const keptReasons = {
  gone: ['商品已不在', 'The goods are not there any more'],
  touched: ['{}：导入后改过', '{}: changed since the import'],
  named: ['已有{}', 'There are {}'],
  stockUsed: ['{}：库存已卖出或被占用，没有全部退回', '{}: stock was sold or is kept for orders'],
  lastSku: ['{}：没有其他在售规格，不能停用', '{}: the last open SKU cannot be closed'],
  refused: ['{}：现在不能改回', '{}: cannot be changed back now'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>
export type KeptWhy = keyof typeof keptReasons

/** A reason in words. */
export const keptText = (why: KeptWhy, what: string, isEnglish: boolean): string =>
  keptReasons[why][isEnglish ? 1 : 0].replace('{}', () => what)
