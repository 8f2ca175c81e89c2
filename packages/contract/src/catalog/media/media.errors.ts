import { type Refusal, toast } from '../../refusal.ts'

/** What the library of pictures refuses. */
export const mediaErrors = {
  mediaUsed: toast(
    '有 {count} 张图片正在使用，不能删除：{names}',
    '{count} of the pictures are in use and cannot be deleted: {names}',
  ),
  mediaKnown: toast('素材库里已有这张图片：{name}', 'The library has this picture already: {name}'),
  mediaGone: toast(
    '有图片已不在素材库中，请重新选择',
    'A picture is no longer in the library, please choose again',
  ),
  folderTaken: toast('已有同名的文件夹', 'A folder has this name already'),
  tooManyFolders: toast('最多可建 {limit} 个文件夹', 'There can be up to {limit} folders'),
} as const satisfies Record<string, Refusal>
