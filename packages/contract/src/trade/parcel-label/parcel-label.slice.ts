import type { Slice } from '../../slice.ts'

/** Words and codes of labels of parcels. */
export const parcelLabelSlice = {
  audit: {
    kinds: {
      labelAccount: ['电子面单账号', 'Label account'],
    },
    actions: {
      'labelAccount.save': ['保存电子面单账号', 'Saved a label account'],
      'label.take': ['取电子面单', 'Took a waybill label'],
      'label.cancel': ['取消电子面单', 'Gave a waybill label back'],
    },
  },
  jobs: {
    'parcelLabel.settle': ['查询没有答复的电子面单', 'Ask for labels that got no answer'],
    'parcelLabel.sweep': ['清理旧电子面单图片', 'Forget pictures of old labels'],
  },
} as const satisfies Slice
