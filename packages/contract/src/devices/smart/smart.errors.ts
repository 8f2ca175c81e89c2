import { type Refusal, toast } from '../../refusal.ts'

/** What devices refuse. */
export const smartErrors = {
  deviceCodeUnknown: toast(
    '没有找到这台设备，请重新扫描设备上的二维码',
    'This device is not known: scan the code on it again',
  ),
  deviceTaken: toast(
    '这台设备已被其他账号绑定，请先在原账号解绑',
    'Another account has this device: it has to be given up there first',
  ),
  deviceCloudSilent: toast(
    '设备服务暂时没有回应，请稍后再试',
    'The service of the devices does not answer: try again in a moment',
  ),
  settingsUnknown: toast(
    '这台设备没有这项设置，或不支持这个值',
    'The device has no such setting, or cannot be set so',
  ),
  modelCodeTaken: toast('已有这个型号代码', 'There is a model with this code'),
  modelSettingsFaulty: toast(
    '设置项 {codes} 不完整：代码重复、选项不足、范围不对或初始值不符',
    'Settings {codes} are not whole: a code twice, too few choices, wrong bounds, or an initial value that does not fit',
  ),
} as const satisfies Record<string, Refusal>
