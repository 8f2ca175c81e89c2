import { z } from 'zod'
import { line, ProductSn, whole } from '../../fields.ts'

/** Fen. */
export const catalogPrice = whole(1, 100_000_000)
export const maxPictures = 15
export const maxAxes = 3
const maxValues = 30
export const maxSkus = 200

/** What SKUs of goods differ by, with its values in the order to show. */
export const Axis = z.strictObject({
  key: line(20, 1),
  keyEn: line(40),
  values: z
    .array(
      z.strictObject({
        value: line(30, 1),
        valueEn: line(60),
        /** Colour of a dot. */
        swatch: z
          .string()
          .regex(/^#[0-9a-fA-F]{6}$/, '颜色不正确')
          .nullable(),
      }),
    )
    .min(1)
    .max(maxValues),
})
export type Axis = z.output<typeof Axis>

export const MatrixSku = z.strictObject({
  /** One of each axis, in their order. */
  values: z.array(line(30, 1)).max(maxAxes),
  /** Empty: the server gives one. */
  productSn: z.union([z.literal(''), ProductSn]),
  salePrice: catalogPrice,
  listPrice: catalogPrice,
  onHand: whole(0, 1_000_000),
  weightG: whole(0, 1_000_000),
  barcode: line(40),
  /** Address of a picture; empty: the main picture of the goods. */
  pic: z.string().max(200),
})
export type MatrixSku = z.output<typeof MatrixSku>

/** One SKU of goods that are changed. */
export const MatrixChange = z.strictObject({
  ...MatrixSku.shape,
  /** The code that it has; empty: a new SKU, which takes price and stock from here. */
  was: z.union([z.literal(''), ProductSn]),
  /** No more sold; a new SKU is not. */
  isClosed: z.boolean(),
})
export type MatrixChange = z.output<typeof MatrixChange>
