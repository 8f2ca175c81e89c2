import type { SettingSetup } from '@mallard/contract/devices/smart/smart-settings'
import type { StoreKey, Text } from '../world.ts'

/** A model of smart devices that a store looks after. */
export interface DemoDeviceModel {
  readonly store: StoreKey
  readonly code: string
  readonly name: Text
  /** Code of the goods. */
  readonly goods: string
  /** SKU of the mesh. */
  readonly meshSn: string
  /** Minutes that a mesh is made for. */
  readonly ratedMinutes: number
  readonly settings: readonly SettingSetup[]
}

export interface DemoDevice {
  readonly store: StoreKey
  readonly deviceId: string
  /** Code of its model. */
  readonly model: string
  /** What the code on it says. */
  readonly code: string
  /** Code of a shopper; absent: it lies in its box. */
  readonly owner?: string
  readonly boundDaysAgo: number
  /** Minutes of its mesh. */
  readonly usedMinutes: number
  readonly isOnline: boolean
  /** Minutes of each of the last days, the oldest first. */
  readonly use: readonly number[]
  /** Absent: its warranty is not activated. */
  readonly warrantyDaysAgo?: number
  readonly fault?: { readonly code: string; readonly text: string }
}

const number = { least: 0, most: 0, step: 1, unit: { zh: '', en: '' }, options: [] }

/** What speaks with the shop through the devices' cloud. */
export const deviceModels: readonly DemoDeviceModel[] = [
  {
    store: '1-1', code: 'SV01S', name: { zh: '旋转剃须刀 智联版', en: 'Rotary Shaver Connected' }, goods: 'shaver-rotary', meshSn: 'HL-AC01-STEEL-1', ratedMinutes: 1200,
    settings: [
      { ...number, code: 'mode', kind: 'choice', name: { zh: '剃须模式', en: 'Shaving mode' }, initial: 'everyday', options: [
        { value: 'soft', name: { zh: '敏感', en: 'Sensitive' } },
        { value: 'everyday', name: { zh: '日常', en: 'Everyday' } },
        { value: 'deep', name: { zh: '深层', en: 'Close' } },
      ] },
      { ...number, code: 'timer', kind: 'number', name: { zh: '单次时长', en: 'Minutes of a shave' }, least: 2, most: 10, unit: { zh: '分钟', en: 'min' }, initial: '5' },
      { ...number, code: 'lock', kind: 'switch', name: { zh: '旅行锁', en: 'Travel lock' }, initial: 'off' },
      { ...number, code: 'chime', kind: 'switch', name: { zh: '完成提示音', en: 'Sound when done' }, initial: 'on' },
    ],
  },
]

/** Days of use are counted back from today. */
export const devices: readonly DemoDevice[] = [
  {
    store: '1-1', deviceId: 'SV01S-A1001', model: 'SV01S', code: 'GardenGate', owner: 'zhixia', boundDaysAgo: 190, usedMinutes: 936, isOnline: true,
    use: [6, 0, 5, 7, 0, 6, 5, 8, 0, 6, 0, 7, 5, 6], warrantyDaysAgo: 189,
  },
  {
    store: '1-1', deviceId: 'SV01S-A1002', model: 'SV01S', code: 'WinterLamp', owner: 'xiaoman', boundDaysAgo: 300, usedMinutes: 1008, isOnline: false,
    use: [0, 9, 0, 0, 8, 0, 7, 0, 0, 9, 0, 0, 6, 0], fault: { code: 'E12', text: '刀头卡住，请清理后重试' },
  },
  { store: '1-1', deviceId: 'SV01S-A1003', model: 'SV01S', code: 'QuietRiver', boundDaysAgo: 0, usedMinutes: 0, isOnline: false, use: [] },
]
