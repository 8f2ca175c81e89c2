import type { Slice } from '../../slice.ts'

/** Words and codes of smart devices. */
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
  invariants: {
    'a warranty lasts twelve months from its activation, or from the purchase where that was earlier':
      '保修期自激活之日起十二个月，购买更早的自购买之日起',
    'a device is one member’s at a time': '一台设备同一时间只属于一位会员',
  },
} as const satisfies Slice
