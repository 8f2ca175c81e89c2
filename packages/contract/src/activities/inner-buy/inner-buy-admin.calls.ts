import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  largestId,
  Moment,
  Money,
  pageOf,
  Paging,
  Phone,
  PictureRef,
  RowId,
  text,
  whole,
  lookup,
  keyword,
} from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { maxSheetText, sheetFormats } from '../../sheet.ts'
import { SheetFile, SheetUpload } from '../../sheet.fields.ts'
import { fieldClash } from '../activity/activity.fields.ts'
import { innerRowProblemNames, innerRowStates } from './inner-buy.codes.ts'

/** fen */
const amount = whole(0, 100_000_000)
const year = whole(2000, 2999)
const ById = z.object({ id: RowId })

const PriceSetup = z.strictObject({
  /** 0: a new one. */
  id: whole(0, largestId).default(0),
  /** Of the price that was read; a save that names an older one is refused. */
  version: whole(0, 1_000_000_000).default(0),
  skuId: RowId,
  /** fen of one unit */ price: whole(1, 100_000_000),
})
export type InnerPriceSetup = z.output<typeof PriceSetup>

export const AdminInnerGoods = z.object({
  id: z.number().int(),
  version: z.number().int(),
  skuId: z.number().int(),
  productSn: z.string(),
  title: z.string(),
  attr: z.string(),
  pic: PictureRef,
  price: Money,
  salePrice: Money,
  /** Units of the store that can be sold. */
  available: z.number().int(),
  isOnSale: z.boolean(),
  isClosed: z.boolean(),
  closeReason: z.string(),
  /** Units in orders that wait for payment, and units that were paid. */
  reserved: z.number().int(),
  sold: z.number().int(),
})
export type AdminInnerGoods = z.output<typeof AdminInnerGoods>

/** What stands against a price. */
export const InnerClash = fieldClash(['skuId', 'price'])
export type InnerClash = z.output<typeof InnerClash>

/** What a person may buy for in a year, and how far it is used; fen. */
export const AdminInnerGrant = z.object({
  id: z.number().int(),
  version: z.number().int(),
  memberId: z.number().int(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  isEmployee: z.boolean(),
  year: z.number().int(),
  quota: Money,
  used: Money,
  reserved: Money,
  left: Money,
  orders: z.number().int(),
})
export type AdminInnerGrant = z.output<typeof AdminInnerGrant>

/** A purchase that counts against a grant. */
export const AdminInnerUse = z.object({
  orderSn: z.string(),
  at: Moment,
  state: z.enum(['reserved', 'used', 'closed']),
  /** Fen that it took, and what came back of it by refunds. */
  amount: Money,
  freed: Money,
})
export type AdminInnerUse = z.output<typeof AdminInnerUse>

/** How a year goes so far; money in fen. */
export const InnerFigures = z.object({
  people: z.number().int(),
  /** People of these who opened the page. */
  seen: z.number().int(),
  /** People who bought, orders placed, orders paid. */
  joined: z.number().int(),
  ordered: z.number().int(),
  paid: z.number().int(),
  quota: Money,
  used: Money,
  reserved: Money,
  /** What paid orders lack to the store's prices, as far as they were kept. */
  cost: Money,
})
export type InnerFigures = z.output<typeof InnerFigures>

export const InnerSetting = z.object({
  version: z.number().int(),
  /** Fen that each employee is given on 1 January; 0: nothing. */
  yearlyQuota: Money,
  /** The last year that was granted, or 0. */
  grantedYear: z.number().int(),
})
export type InnerSetting = z.output<typeof InnerSetting>

export const InnerSheetRow = z.object({
  line: z.number().int(),
  phone: z.string(),
  name: z.string(),
  /** Fen; null: not readable. */
  amount: z.number().int().nullable(),
  before: z.number().int().nullable(),
  state: z.enum(innerRowStates),
  problem: z.enum(innerRowProblemNames).nullable(),
})
export type InnerSheetRow = z.output<typeof InnerSheetRow>

export const InnerSheet = z.object({
  year: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    wrong: z.number().int(),
  }),
  /** The first 200; what is wrong stands first. */
  rows: z.array(InnerSheetRow),
})
export type InnerSheet = z.output<typeof InnerSheet>

export const innerBuyAdminCalls = {
  goods: GET('/admin/api/{p}-{s}/inner-buy/goods', {
    summary: 'SKUs at inner prices, the latest first',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({
      ...Paging,
      q: keyword(50).optional(),
      state: z.enum(['ALL', 'on', 'off']).default('ALL'),
    }),
    reply: pageOf(AdminInnerGoods),
  }),
  savePrice: POST('/admin/api/{p}-{s}/inner-buy/price/save', {
    summary: 'Sells a SKU at an inner price, or changes it; the same request adds one',
    authz: 'operator',
    right: 'promotion.write',
    body: PriceSetup.extend({ requestId: RequestId }),
    reply: AdminInnerGoods,
  }),
  clashes: POST('/admin/api/{p}-{s}/inner-buy/price/clashes', {
    summary: 'What stands against an inner price; changes nothing',
    authz: 'operator',
    right: 'promotion.read',
    keepsPages: true,
    body: PriceSetup,
    reply: z.array(InnerClash),
  }),
  closePrice: POST('/admin/api/{p}-{s}/inner-buy/goods/{id}/close', {
    summary: 'Sells a SKU at its inner price no more, with a reason; orders that were placed stay',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({ reason: text(200, 1) }),
    reply: AdminInnerGoods,
  }),
  figures: GET('/admin/api/{p}-{s}/inner-buy/figures', {
    summary: 'How inner buying goes in a year',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({ year: year.optional() }),
    reply: InnerFigures,
  }),
  grants: GET('/admin/api/{p}-{s}/inner-buy/grants', {
    summary: 'Who may buy for how much in a year, and how far it is used',
    authz: 'operator',
    reads: { way: 'list', of: 'innerGrant' },
    right: 'promotion.read',
    query: z.object({ ...Paging, year: year.optional(), q: lookup(50).optional() }),
    reply: pageOf(AdminInnerGrant).extend({ year: z.number().int() }),
  }),
  grant: GET('/admin/api/{p}-{s}/inner-buy/grants/{id}', {
    summary: 'One person’s quota of a year',
    authz: 'operator',
    reads: { way: 'open', of: 'innerGrant', by: 'id' },
    right: 'promotion.read',
    params: ById,
    reply: AdminInnerGrant,
  }),
  uses: GET('/admin/api/{p}-{s}/inner-buy/grants/{id}/uses', {
    summary: 'What counts against one person’s quota, the latest first',
    authz: 'operator',
    right: 'promotion.read',
    params: ById,
    query: z.object(Paging),
    reply: pageOf(AdminInnerUse),
  }),
  addGrant: POST('/admin/api/{p}-{s}/inner-buy/grant/add', {
    summary: 'Gives an employee a quota for this year; the same request gives one',
    authz: 'operator',
    right: 'promotion.write',
    body: z.strictObject({ phone: Phone, quota: amount, requestId: RequestId }),
    reply: AdminInnerGrant,
  }),
  changeGrant: POST('/admin/api/{p}-{s}/inner-buy/grants/{id}/change', {
    summary: 'Changes a quota; never below what is used and kept',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({ quota: amount, version: whole(0, 1_000_000_000), reason: text(200, 1) }),
    reply: AdminInnerGrant,
  }),
  exportGrants: POST('/admin/api/{p}-{s}/inner-buy/grants/export', {
    summary: 'The quotas of this year as a table, to look at or to fill in and send back',
    authz: 'operator',
    reads: { way: 'export', of: 'innerGrant' },
    right: 'promotion.write',
    body: z.strictObject({ format: z.enum(sheetFormats) }),
    reply: z.object({ file: SheetFile, rows: z.number().int(), isCut: z.boolean() }),
  }),
  checkSheet: POST('/admin/api/{p}-{s}/inner-buy/sheet/check', {
    summary: 'Reads a table of quotas and says what each row would do; changes nothing',
    authz: 'operator',
    right: 'promotion.write',
    keepsPages: true,
    bodyLimit: maxSheetText + 4096,
    body: z.strictObject(SheetUpload),
    reply: InnerSheet,
  }),
  importSheet: POST('/admin/api/{p}-{s}/inner-buy/sheet/import', {
    summary: 'Gives and changes the quotas of a table; rows that are wrong are left out',
    authz: 'operator',
    right: 'promotion.write',
    bodyLimit: maxSheetText + 4096,
    body: z.strictObject(SheetUpload),
    reply: InnerSheet,
  }),
  setting: GET('/admin/api/{p}-{s}/inner-buy/setting', {
    summary: 'What employees are given each year',
    authz: 'operator',
    right: 'promotion.read',
    reply: InnerSetting,
  }),
  saveSetting: POST('/admin/api/{p}-{s}/inner-buy/setting/save', {
    summary: 'Sets what employees are given on 1 January, from the next one on',
    authz: 'operator',
    right: 'promotion.write',
    body: z.strictObject({ yearlyQuota: amount, version: whole(0, 1_000_000_000) }),
    reply: InnerSetting,
  }),
}
