import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  line,
  Moment,
  pageOf,
  Paging,
  PictureRef,
  RowId,
  text,
  whole,
  keyword,
} from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { maxBlocks } from './block.codes.ts'
import { Block } from './cms.fields.ts'
import { findingKinds, pageLayouts } from './page.codes.ts'

/** A block in one language; which fields it has, its kind says (`StoredBlock`). */
const RawBlock = z.record(z.string().max(40), z.unknown())

/** A block in both languages; null: it does not stand on the page in this one. */
const BlockPair = z.strictObject({ zh: RawBlock.nullable(), en: RawBlock.nullable() })
export type BlockPair = z.output<typeof BlockPair>

const Content = z.strictObject({
  title: line(60, 1),
  titleEn: line(120),
  /** For search engines and link cards. */
  description: text(200),
  share: z.strictObject({
    title: line(60),
    text: line(120),
    pic: z.strictObject(PictureRef.shape).nullable(),
  }),
  blocks: z.array(BlockPair).max(maxBlocks),
})
export type PageContent = z.output<typeof Content>

const PageType = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, '地址须为 1–64 位字母、数字、- 或 _')

const Row = z.object({
  id: z.number().int(),
  /** `a`: a page of the shop; `b`: a page to read. */
  layout: z.enum(pageLayouts),
  type: z.string(),
  /** Where shoppers find it. */
  path: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
  /** The draft is not what shoppers see. */
  isChanged: z.boolean(),
  /** When the draft will be published; null: nobody said so. */
  publishAt: Moment.nullable(),
  savedAt: Moment,
  savedBy: z.string(),
})
export type AdminPageRow = z.output<typeof Row>

const Version = z.object({
  number: z.number().int(),
  title: z.string(),
  blocks: z.number().int(),
  publishedAt: Moment,
  /** Empty: it came with the shop. */
  by: z.string(),
})

export const AdminPage = Row.extend({
  content: Content,
  /** Of the draft; a save that names an older one is refused. 0: there is no draft yet. */
  revision: z.number().int(),
  /** Why the draft was not published at its time; empty: no such thing happened. */
  problem: z.string(),
  /** What was published, the latest first. */
  versions: z.array(Version),
})
export type AdminPage = z.output<typeof AdminPage>

/** What was found in a draft, and where. */
export const Finding = z.object({
  /** Of the block in the page; null: of the page itself. */
  place: z.number().int().nullable(),
  /** Of the field in the block: `slides.0.link`. */
  at: z.string(),
  kind: z.enum(findingKinds),
  /** What it is about: an address, the name of goods. */
  what: z.string(),
  /** No page is published with it. */
  isBlocking: z.boolean(),
})
export type Finding = z.output<typeof Finding>

const ById = z.object({ id: RowId })
const one = '/admin/api/{p}-{s}/pages/{id}'
const revision = whole(0, 1_000_000_000)

export const pageAdminCalls = {
  list: GET('/admin/api/{p}-{s}/pages', {
    summary: 'Content pages of a store, the last changed first',
    authz: 'operator',
    right: 'page.read',
    query: z.object({ ...Paging, q: keyword(50).optional() }),
    reply: pageOf(Row),
  }),
  detail: GET(one, {
    summary: 'A content page: its draft, and what was published',
    authz: 'operator',
    right: 'page.read',
    params: ById,
    reply: AdminPage,
  }),
  version: GET(`${one}/versions/{number}`, {
    summary: 'A content page as it was published once',
    authz: 'operator',
    right: 'page.read',
    params: z.object({ id: RowId, number: RowId }),
    reply: Content,
  }),
  options: GET('/admin/api/{p}-{s}/page-options', {
    summary: 'What links of a content page can lead to: coupons that can be drawn now',
    authz: 'operator',
    right: 'page.read',
    reply: z.object({
      coupons: z.array(z.object({ grantUuid: z.string(), name: z.string() })),
    }),
  }),
  create: POST('/admin/api/{p}-{s}/page/create', {
    summary: 'Makes a content page, which shoppers see once it is published',
    authz: 'operator',
    right: 'page.write',
    body: z.strictObject({
      requestId: RequestId,
      layout: z.enum(pageLayouts),
      type: PageType,
      title: line(60, 1),
      titleEn: line(120),
      /** Begins with the blocks of this page of the store. */
      like: RowId.optional(),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  save: POST(`${one}/save`, {
    summary: 'Saves the draft of a content page, unless another operator did in the meantime',
    authz: 'operator',
    right: 'page.write',
    keepsPages: true,
    params: ById,
    body: Content.extend({ revision }),
    reply: AdminPage,
  }),
  draw: POST('/admin/api/{p}-{s}/page/draw', {
    summary: 'What a page would show in a language, and what is wrong with it; changes nothing',
    authz: 'operator',
    right: 'page.read',
    keepsPages: true,
    body: z.strictObject({
      lang: z.enum(['zh', 'en']),
      title: line(60),
      titleEn: line(120),
      blocks: z.array(BlockPair).max(maxBlocks),
    }),
    reply: z.object({
      /** For each block what is shown of it; null: nothing now. */
      shown: z.array(Block.nullable()),
      findings: z.array(Finding),
    }),
  }),
  publish: POST(`${one}/publish`, {
    summary: 'Publishes the draft of a content page, now or at a time',
    authz: 'operator',
    right: 'page.write',
    params: ById,
    body: z.strictObject({
      revision,
      /** Left out: now. */
      at: whole(0, 9_999_999_999_999).optional(),
    }),
    reply: AdminPage,
  }),
  unschedule: POST(`${one}/unschedule`, {
    summary: 'Takes back the time at which a draft was to be published',
    authz: 'operator',
    right: 'page.write',
    params: ById,
    reply: AdminPage,
  }),
  takeBack: POST(`${one}/take-back`, {
    summary: 'Publishes what was published before; a draft with work in it stays',
    authz: 'operator',
    right: 'page.write',
    params: ById,
    body: z.strictObject({ number: RowId }),
    reply: AdminPage,
  }),
  withdraw: POST(`${one}/withdraw`, {
    summary: 'Takes a page out of the shop; its draft and its versions stay',
    authz: 'operator',
    right: 'page.write',
    params: ById,
    reply: AdminPage,
  }),
  preview: POST(`${one}/preview`, {
    summary: 'An address that shows the draft to whoever has it, for a day',
    authz: 'operator',
    right: 'page.read',
    keepsPages: true,
    params: ById,
    reply: z.object({ link: z.url(), until: Moment }),
  }),
}
