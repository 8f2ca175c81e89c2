import { switchValues, type SettingKind } from './smart.codes.ts'

/** Words in both languages. */
interface Words {
  readonly zh: string
  readonly en: string
}

/** One setting of a model, as it is set up. */
export interface SettingSetup {
  /** As the device calls it. */
  readonly code: string
  readonly kind: SettingKind
  readonly name: Words
  /** Of a choice. */
  readonly options: readonly { readonly value: string; readonly name: Words }[]
  /** Of a number, all of them whole. */
  readonly least: number
  readonly most: number
  readonly step: number
  readonly unit: Words
  /** Until somebody sets another. */
  readonly initial: string
}

/** Values by the code of their setting. */
export type SettingValues = Readonly<Record<string, string>>

/** Whether a device of this model can have this value. */
export function fitsSetting(
  setting: Omit<SettingSetup, 'initial' | 'name'>,
  value: string,
): boolean {
  const { kind, options, least, most, step } = setting
  if (kind === 'switch') return (switchValues as readonly string[]).includes(value)
  if (kind === 'choice') return options.some((option) => option.value === value)
  const number = Number(value)
  return (
    String(number) === value &&
    Number.isInteger(number) &&
    number >= least &&
    number <= most &&
    Number.isInteger((number - least) / step)
  )
}

/** Codes of values that a model does not know, or cannot have. */
export function settingFaults(schema: readonly SettingSetup[], values: SettingValues): string[] {
  return Object.entries(values)
    .filter(([code, value]) => {
      const setting = schema.find((each) => each.code === code)
      return !setting || !fitsSetting(setting, value)
    })
    .map(([code]) => code)
}

/** Codes of settings that nobody could set: two of one code, no choice, no room, an initial value that does not fit. */
export function setupFaults(schema: readonly SettingSetup[]): string[] {
  return schema
    .filter((setting, place) => {
      const { code, kind, options, least, most, step, initial } = setting
      const isTwice = schema.findIndex((each) => each.code === code) !== place
      const isEmpty =
        (kind === 'choice' &&
          new Set(options.map(({ value }) => value)).size !== Math.max(options.length, 2)) ||
        (kind === 'number' && (most <= least || step <= 0))
      return isTwice || isEmpty || !fitsSetting(setting, initial)
    })
    .map(({ code }) => code)
}

/** All settings of a model with what a device has, or would have, of each. */
export function withInitial(schema: readonly SettingSetup[], values: SettingValues): SettingValues {
  return Object.fromEntries(
    schema.map((setting) => {
      const value = values[setting.code]
      return [
        setting.code,
        value !== undefined && fitsSetting(setting, value) ? value : setting.initial,
      ]
    }),
  )
}
