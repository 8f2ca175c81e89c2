import { smartCalls } from '@mallard/contract/devices/smart/smart.calls'
import { smartAdminCalls } from '@mallard/contract/devices/smart/smart-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf, OwnedRow } from '#app/testing/test-access.ts'
import { modelInput, ownedDevice } from './test-smart.ts'

export const access: AccessOf = async ({ shop, owner, buyer, sku, theirs }) => {
  const deviceOf = async (who: Caller) => {
    const { deviceId } = await ownedDevice(shop, owner, sku, who)
    return { deviceId }
  }
  const missing = { deviceId: 'no-such-device' }
  const row = (more: object = {}): OwnedRow => ({
    own: async (who) => ({ ...(await deviceOf(who)), ...more }),
    missing,
    plain: Object.keys(more),
  })
  const foreign = await ownedDevice(shop, theirs.owner, theirs.sku, theirs.buyer)
  const idOf = async (staff: Caller, deviceId: string) => {
    const { list } = await staff.data(smartAdminCalls.devices, { q: deviceId })
    return { id: list[0]?.id ?? 0 }
  }
  const theirModel = await theirs.owner.data(smartAdminCalls.saveModel, modelInput(theirs.sku))
  return {
    open: {
      'smart.devices': {},
      'smart.bind': { deviceId: 'no-such-device', code: 'x' },
      'device.event': { partner: 1 },
    },
    refusals: { 'smart.bind': 'deviceCodeUnknown' },
    owned: {
      'smart.device': row(),
      'smart.saveSettings': row({ values: [{ code: 'lock', value: 'on' }] }),
      'smart.unbind': row(),
      'smart.activateWarranty': row(),
      'smart.confirmMesh': {
        own: async (who) => {
          const device = await deviceOf(who)
          const { mesh } = await who.data(smartCalls.device, device)
          return { ...device, since: mesh.since }
        },
        missing,
        plain: ['since'],
      },
    },
    admin: {
      'smartAdmin.models': { own: async () => ({}), plain: ['q'] },
      'smartAdmin.saveModel': {
        own: async () => {
          const { id, version, code } = await owner.data(smartAdminCalls.saveModel, modelInput(sku))
          return modelInput(sku, { id, version, code, ratedMinutes: 200 })
        },
        theirs: { id: theirModel.id },
        missing: { id: 999_999 },
        plain: [...Object.keys(modelInput(sku)), 'version'],
      },
      'smartAdmin.devices': { own: async () => ({}), plain: ['q'] },
      'smartAdmin.device': {
        own: async () => idOf(owner, (await deviceOf(buyer)).deviceId),
        theirs: await idOf(theirs.owner, foreign.deviceId),
        missing: { id: 999_999 },
      },
    },
  }
}
