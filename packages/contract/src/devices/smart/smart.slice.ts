import type { Slice } from '../../slice.ts'

/** What smart devices tell the shop. */
export const smartSlice = {
  audit: {
    kinds: {
      deviceModel: ['智能设备型号', 'Model of smart devices'],
    },
    actions: {
      'deviceModel.save': ['设置智能设备型号', 'Set up a model of smart devices'],
    },
  },
} as const satisfies Slice
