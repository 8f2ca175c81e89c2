import { deviceHookCalls } from '@mallard/contract/devices/smart/device-hook.calls'
import { smartAdminCalls } from '@mallard/contract/devices/smart/smart-admin.calls'
import { smartCalls } from '@mallard/contract/devices/smart/smart.calls'
import { bind } from '#platform/http/bind.ts'
import { takeDeviceEvent } from './device-event.service.ts'
import * as admin from './smart-admin.service.ts'
import * as smart from './smart.service.ts'

export const smartRoutes = [
  ...bind('smart', smartCalls, {
    device: smart.device,
    saveSettings: smart.saveSettings,
    devices: smart.devices,
    bind: smart.bind,
    unbind: smart.unbind,
    activateWarranty: smart.activateWarranty,
    confirmMesh: smart.confirmMesh,
  }),
  ...bind('smartAdmin', smartAdminCalls, {
    models: admin.models,
    saveModel: admin.saveModel,
    devices: admin.deviceList,
    device: admin.deviceDetail,
  }),
  ...bind('device', deviceHookCalls, {
    event: (ctx, { partner }, { body, headers }) =>
      takeDeviceEvent(ctx.services, partner, body, headers),
  }),
]
