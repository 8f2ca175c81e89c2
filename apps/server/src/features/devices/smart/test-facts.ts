import { deviceEventKinds, settingStates } from '@mallard/contract/devices/smart/smart.codes'
import { placesOf, type Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [placesOf(deviceEventKinds), 'device_event.kind'],
    [settingStates, 'device_setting.state'],
  ],
}
