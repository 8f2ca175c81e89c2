import { describe, expect, it } from 'vitest'
import {
  fitsSetting,
  settingFaults,
  setupFaults,
  withInitial,
  type SettingSetup,
} from './smart-settings.ts'
import { lifeLeft } from './smart.codes.ts'

const words = { zh: '名', en: 'name' }
const base = { name: words, options: [], least: 0, most: 0, step: 1, unit: words }
const lock: SettingSetup = { ...base, code: 'lock', kind: 'switch', initial: 'off' }
const speed: SettingSetup = {
  ...base,
  code: 'speed',
  kind: 'choice',
  options: [
    { value: 'soft', name: words },
    { value: 'fast', name: words },
  ],
  initial: 'soft',
}
const rest: SettingSetup = {
  ...base,
  code: 'rest',
  kind: 'number',
  least: 1,
  most: 10,
  step: 3,
  initial: '4',
}

describe('a setting', () => {
  it.each([
    [lock, ['on', 'off'], ['', 'true', 'ON']],
    [speed, ['soft', 'fast'], ['', 'slow']],
    [rest, ['1', '4', '10'], ['0', '2', '13', '4.0', ' 4', '1e0', 'NaN', '']],
  ])('takes what its kind can have: $code', (setting, good, bad) => {
    expect(good.filter((value) => !fitsSetting(setting, value))).toEqual([])
    expect(bad.filter((value) => fitsSetting(setting, value))).toEqual([])
  })

  it('of another model, or with another value, is named', () => {
    expect(settingFaults([lock, speed], { lock: 'on', speed: 'fast' })).toEqual([])
    expect(settingFaults([lock, speed], { lock: 'maybe', rest: '4' })).toEqual(['lock', 'rest'])
  })

  it('nobody could set is named when the model is set up', () => {
    expect(setupFaults([lock, speed, rest])).toEqual([])
    const [soft] = speed.options
    expect(setupFaults([lock, { ...rest, code: 'lock' }])).toEqual(['lock'])
    expect(setupFaults([{ ...speed, options: [soft!] }])).toEqual(['speed'])
    expect(setupFaults([{ ...speed, options: [soft!, soft!] }])).toEqual(['speed'])
    expect(setupFaults([{ ...rest, most: 1, initial: '1' }])).toEqual(['rest'])
    expect(setupFaults([{ ...rest, step: 0 }])).toEqual(['rest'])
    expect(setupFaults([{ ...lock, initial: '' }])).toEqual(['lock'])
  })

  it('has its initial value until the device has one that still fits', () => {
    expect(withInitial([lock, speed], { lock: 'on', speed: 'gone', other: 'x' })).toEqual({
      lock: 'on',
      speed: 'soft',
    })
  })
})

it.each([
  [0, 100],
  [1, 99],
  [400, 20],
  [401, 19],
  [500, 0],
  [900, 0],
])('a mesh for 500 minutes has after %d of them %d %% of its life left', (used, left) => {
  expect(lifeLeft(used, 500)).toBe(left)
})
