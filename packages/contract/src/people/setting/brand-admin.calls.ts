import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { isAppMark, isSmartMark } from '../../app-marks.ts'
import { line, PictureRef, whole } from '../../fields.ts'
import { brandContrast, groundNames, readable } from '../../shop/store/brand-look.ts'
import { logoPictureFault } from '../../shop/store/brand-pictures.ts'
import { logoFault, longestLogo, plainLogo } from '../../shop/store/svg-logo.ts'

/** `#rrggbb`, readable under words and as words, light or dark. */
const brandColour = (tone: 'light' | 'dark') =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, '请选择颜色')
    .refine((colour) => brandContrast(colour, tone) >= readable, '与文字和背景的对比度不足 4.5')

/** A word that an app writes into its user agent; empty: the usual one. */
const mark = (isGood: (text: string) => boolean, wrong: string) =>
  line(40).refine((text) => text === '' || isGood(text), wrong)

/** What a brand is called, and how its shop looks. */
const Terms = {
  name: line(20, 1),
  /** Empty: the Chinese one. */
  nameEn: line(40),
  /** The shop is there in English as well; without, everybody sees it in Chinese. */
  hasEnglish: z.boolean(),
  /** A drawing as SVG; of its colours only what is not transparent counts. */
  logo: z
    .string()
    .max(longestLogo)
    .transform(plainLogo)
    .pipe(
      z.string().refine((text) => logoFault(text) === undefined, {
        message: '标志须为带 viewBox、只有形状的 SVG：没有脚本、样式表、文字、图片',
      }),
    ),
  /**
   * A picture of the library, which stands in place of the drawing and keeps its colours: at least
   * 192 pixels each way, no side longer than 1.25 of the other.
   */
  logoPicture: z
    .strictObject(PictureRef.shape)
    .refine((picture) => logoPictureFault(picture) === undefined, {
      message: '标志图片须接近正方形，每边至少 192 像素',
    })
    .nullable(),
  /** A picture of the library, best 5:4. */
  sharePicture: z.strictObject(PictureRef.shape).nullable(),
  /** Empty: the brand's name. */
  shareTitle: line(40),
  shareTitleEn: line(80),
  shareText: line(60),
  shareTextEn: line(120),
  themeColor: brandColour('light'),
  themeColorDark: brandColour('dark'),
  /** `own`: the one that it has, which is none of those to choose from. */
  ground: z.enum([...groundNames, 'own']),
  corners: z.enum(['round', 'square']),
  titles: z.enum(['plain', 'heavy']),
  cards: z.enum(['panel', 'tall']),
  hero: z.enum(['inset', 'full']),
  /** Of the brand's own app of the smart devices. */
  smartMark: mark(isSmartMark, '标识须为 4-40 位字母和数字、以 Smart 结尾，且不是浏览器自带的词'),
  /** Of the brand's own app of the mall. */
  mallMark: mark(isAppMark, '标识须为 4-40 位字母和数字，且不是浏览器自带的词'),
}

export const BrandSetup = z.object({
  ...Terms,
  // As they are kept, also from before there was a limit.
  logo: z.string(),
  logoPicture: PictureRef.nullable(),
  sharePicture: PictureRef.nullable(),
  themeColor: z.string(),
  themeColorDark: z.string(),
  smartMark: z.string(),
  mallMark: z.string(),
  version: z.number().int(),
})
export type BrandSetup = z.output<typeof BrandSetup>

export const brandAdminCalls = {
  read: GET('/admin/api/{p}-{s}/brand', {
    summary: 'What the brand is called, and how its shop looks',
    authz: 'operator',
    right: 'store.write',
    reply: BrandSetup,
  }),
  save: POST('/admin/api/{p}-{s}/brand/save', {
    summary: 'Changes what the brand is called and how its shop looks, in all of its stores',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({ ...Terms, version: whole(0, 1_000_000_000) }),
    reply: BrandSetup,
  }),
}
