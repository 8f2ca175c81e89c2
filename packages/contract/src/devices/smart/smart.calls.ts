import { z } from 'zod'
import { GET, POST, PUT } from '../../api.ts'
import { Empty, Moment } from '../../fields.ts'
import { DeviceCard, SmartDevice, Warranty } from './smart.fields.ts'
import { maxSettings } from './smart.codes.ts'

/** As it stands in the code on a device; what is none is unknown, as every other. */
const DeviceId = z.string().min(1).max(64)
const OfDevice = z.object({ deviceId: DeviceId })

const smart = '/p/smart/{p}-{s}'
const device = `${smart}/device/{deviceId}` as const

/** A device is its owner's by its binding; one that is not known is answered like one of others. */
export const smartCalls = {
  device: GET(device, {
    summary: 'A device of one’s own: state, warranty card, life of its mesh, settings, guide',
    authz: 'self',
    params: OfDevice,
    reply: SmartDevice,
  }),
  saveSettings: PUT(`${device}/settings`, {
    summary: 'Sends settings to a device; they wait until it is online and has answered',
    authz: 'self',
    params: OfDevice,
    body: z.strictObject({
      /** Those that change, or all; what is not named stays. */
      values: z
        .array(
          z.strictObject({
            code: z.string().max(32),
            /** `on` or `off`, the value of a choice, or a number in digits. */
            value: z.string().max(32),
          }),
        )
        .min(1)
        .max(maxSettings),
    }),
    reply: SmartDevice,
  }),
  devices: GET(`${smart}/devices`, {
    summary: 'My devices, the newest binding first',
    authz: 'user',
    reply: z.object({ list: z.array(DeviceCard) }),
  }),
  bind: POST(`${smart}/bind`, {
    summary: 'Binds a device by the code that it shows; again, it is bound already',
    authz: 'user',
    body: z.strictObject({
      deviceId: DeviceId,
      /** From the code on the device: its maker's cloud knows it. */
      code: z.string().min(1).max(64),
    }),
    reply: z.object({ deviceId: z.string() }),
  }),
  unbind: POST(`${device}/unbind`, {
    summary: 'Gives a device up; its warranty goes with it',
    authz: 'self',
    params: OfDevice,
    reply: Empty,
  }),
  activateWarranty: POST(`${device}/warranty`, {
    summary: 'Activates the warranty of a device, once; again, the same card',
    authz: 'self',
    params: OfDevice,
    reply: Warranty,
  }),
  confirmMesh: POST(`${device}/mesh`, {
    summary: 'Says that the mesh was replaced: its life begins again',
    authz: 'self',
    params: OfDevice,
    body: z.strictObject({
      /** `since` of the mesh that was taken out: it is replaced once. */
      since: Moment,
    }),
    reply: SmartDevice,
  }),
}
