import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  cappedPageOf,
  Empty,
  ItemId,
  line,
  Moment,
  Paging,
  PictureRef,
  RowId,
  whole,
  keyword,
} from '../../fields.ts'
import { UploadKey, UploadPermission } from '../../shop/upload/upload.calls.ts'
import { useKinds } from './media.codes.ts'

/** A picture of the library. */
export const Media = z.object({
  id: z.number().int(),
  /** 0: in no folder. */
  folderId: z.number().int(),
  name: z.string(),
  /** What it shows, for those who do not see it. */
  alt: z.string(),
  altEn: z.string(),
  picture: PictureRef,
  /** Bytes of the picture as it is kept; 0 for one that came with the shop. */
  bytes: z.number().int(),
  /** Things that show it now. */
  uses: z.number().int(),
  createdAt: Moment,
  /** Goes up with every change; a save that names an older one is refused. */
  version: z.number().int(),
})
export type Media = z.output<typeof Media>

export const MediaFolder = z.object({
  id: z.number().int(),
  name: z.string(),
  count: z.number().int(),
})
export type MediaFolder = z.output<typeof MediaFolder>

const folderName = line(30, 1)
const mediaName = line(80, 1)
const MediaIds = z.array(RowId).min(1).max(100)
/** 0: in no folder. */
const FolderId = whole(0, 2_147_483_647)

export const mediaAdminCalls = {
  list: GET('/admin/api/{p}-{s}/media', {
    summary: 'Pictures of the library, newest first',
    authz: 'operator',
    right: 'media.read',
    query: z.object({
      ...Paging,
      /** In the name, and in what is said of the picture. */
      q: keyword(50).optional(),
      /** 0: those in no folder. */
      folderId: FolderId.optional(),
      use: z.enum(['all', 'used', 'unused']).default('all'),
    }),
    reply: cappedPageOf(Media),
  }),
  folders: GET('/admin/api/{p}-{s}/media-folders', {
    summary: 'Folders of the library, and how many pictures each holds',
    authz: 'operator',
    right: 'media.read',
    reply: z.object({
      folders: z.array(MediaFolder),
      total: z.number().int(),
      unfiled: z.number().int(),
    }),
  }),
  detail: GET('/admin/api/{p}-{s}/media/{id}', {
    summary: 'One picture of the library',
    authz: 'operator',
    right: 'media.read',
    params: z.object({ id: ItemId }),
    reply: Media,
  }),
  uses: GET('/admin/api/{p}-{s}/media/{id}/uses', {
    summary: 'What shows a picture, 100 at most',
    authz: 'operator',
    right: 'media.read',
    params: z.object({ id: ItemId }),
    reply: z.object({
      uses: z.array(z.object({ kind: z.enum(useKinds), id: z.number().int(), title: z.string() })),
      total: z.number().int(),
    }),
  }),
  policy: GET('/admin/api/{p}-{s}/media-upload/policy', {
    summary: 'Permission to send one picture, straight to where files lie',
    authz: 'operator',
    right: 'media.write',
    reply: UploadPermission,
  }),
  add: POST('/admin/api/{p}-{s}/media-upload/done', {
    summary:
      'What was sent is drawn again and filed; one that the library has already is found, not filed twice',
    authz: 'operator',
    right: 'media.write',
    body: z.strictObject({ key: UploadKey, name: mediaName, folderId: FolderId.default(0) }),
    reply: z.object({ media: Media, isKnown: z.boolean() }),
  }),
  save: POST('/admin/api/{p}-{s}/media/{id}/save', {
    summary: 'Changes what is said of a picture, and its folder',
    authz: 'operator',
    right: 'media.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({
      version: whole(1, 1_000_000_000),
      name: mediaName,
      alt: line(120),
      altEn: line(200),
      folderId: FolderId,
    }),
    reply: Media,
  }),
  replace: POST('/admin/api/{p}-{s}/media/{id}/replace', {
    summary: 'Puts another picture in its place, wherever it is shown; words and folder stay',
    authz: 'operator',
    right: 'media.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({ version: whole(1, 1_000_000_000), key: UploadKey }),
    reply: Media,
  }),
  move: POST('/admin/api/{p}-{s}/media-bulk/move', {
    summary: 'Puts pictures into a folder',
    authz: 'operator',
    right: 'media.write',
    body: z.strictObject({ ids: MediaIds, folderId: FolderId }),
    reply: Empty,
  }),
  remove: POST('/admin/api/{p}-{s}/media-bulk/remove', {
    summary: 'Takes pictures out of the library: all of them, or none while any is shown',
    authz: 'operator',
    right: 'media.write',
    body: z.strictObject({ ids: MediaIds }),
    reply: Empty,
  }),
  saveFolder: POST('/admin/api/{p}-{s}/media-folders/save', {
    summary: 'Makes or renames a folder; making one whose name is there finds that one',
    authz: 'operator',
    right: 'media.write',
    body: z.strictObject({ id: RowId.optional(), name: folderName }),
    reply: z.object({ id: z.number().int() }),
  }),
  removeFolder: POST('/admin/api/{p}-{s}/media-folders/{id}/remove', {
    summary: 'Takes a folder away; its pictures stay, in none',
    authz: 'operator',
    right: 'media.write',
    params: z.object({ id: ItemId }),
    reply: Empty,
  }),
}
