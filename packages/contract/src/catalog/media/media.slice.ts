import type { Slice } from '../../slice.ts'

/** Words and codes of the library of pictures. */
export const mediaSlice = {
  audit: {
    kinds: {
      media: ['素材', 'Picture'],
      mediaFolder: ['素材文件夹', 'Folder of pictures'],
    },
    actions: {
      'media.add': ['上传素材', 'Added a picture'],
      'media.save': ['修改素材', 'Edited a picture'],
      'media.replace': ['替换素材', 'Replaced a picture'],
      'media.move': ['移动素材', 'Moved a picture'],
      'media.remove': ['删除素材', 'Removed a picture'],
      'mediaFolder.save': ['设置素材文件夹', 'Set up a folder of pictures'],
      'mediaFolder.remove': ['删除素材文件夹', 'Removed a folder of pictures'],
    },
  },
  invariants: {
    'what goods show of the library is noted there, so that it cannot be taken away':
      '商品所用的素材都登记在素材库，不会被删除',
  },
} as const satisfies Slice
