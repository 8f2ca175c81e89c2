import { parseScope } from '@mallard/kernel'
import type { GivenDevice } from '@mallard/sandbox'
import { devices } from '@mallard/shop-data/devices/smart'

/** The demo world's devices, as their cloud would know them: their owners are the shop's. */
export function demoDevices(): GivenDevice[] {
  return devices.map(({ store, deviceId, model, code, isOnline }) => ({
    deviceId,
    model,
    code,
    partnerId: parseScope(store)?.partnerId ?? 0,
    shop: store,
    userId: '',
    isOn: isOnline,
  }))
}
