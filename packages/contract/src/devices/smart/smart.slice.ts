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
  jobs: {
    'device.settings': ['把设置发给设备', 'Send settings to a device'],
    'device.release': ['告知设备云已解绑', 'Tell the device cloud that a device was given up'],
  },
} as const satisfies Slice
