import type { AdminModel } from '@mallard/contract/devices/smart/smart-admin.calls'
import type { SettingSetup } from '@mallard/contract/devices/smart/smart-settings'
import { noWords, wordsOf } from '#platform/form/pair-field.tsx'

/** A setting as it is typed: its choices are lines of a text. */
export interface SettingDraft extends Omit<SettingSetup, 'options'> {
  readonly options?: string
}

export const noSetting: SettingDraft = {
  code: '',
  kind: 'switch',
  name: noWords,
  options: '',
  least: 0,
  most: 10,
  step: 1,
  unit: noWords,
  initial: 'off',
}

/** `soft 敏感 | Sensitive`, a line for each; undefined when one of them is no choice. */
export function optionsTyped(text: string): SettingSetup['options'] | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const found = lines.filter(Boolean).map((line) => {
    const [, value, zh, en = ''] =
      /^([A-Za-z0-9_-]{1,32})\s+([^|]+?)\s*(?:\|\s*(.*))?$/.exec(line) ?? []
    return value && zh ? { value, name: { zh, en } } : undefined
  })
  return found.length >= 2 && found.every((each) => each !== undefined) ? found : undefined
}

const linesOf = (options: SettingSetup['options']) =>
  options.map(({ value, name: { zh, en } }) => `${value} ${zh}${en && ` | ${en}`}`).join('\n')

export function draftOf(model: AdminModel | undefined) {
  return {
    code: model?.code ?? '',
    name: model?.name ?? noWords,
    goodsIds: model ? [model.goodsId] : ([] as number[]),
    meshSn: model?.meshSn ?? '',
    ratedMinutes: model?.ratedMinutes ?? 1200,
    settings: (model?.settings ?? []).map((setting): SettingDraft => ({
      ...setting,
      options: linesOf(setting.options),
    })),
  }
}

/** As the call wants it: what a kind does not have is left as it is by default. */
export function settingOf({ options, least, most, step, unit, ...rest }: SettingDraft) {
  const { kind } = rest
  return {
    ...rest,
    name: wordsOf(rest.name),
    code: rest.code.trim(),
    initial: rest.initial.trim(),
    ...(kind === 'choice' && {
      options: (optionsTyped(options ?? '') ?? []).map((option) => ({ ...option })),
    }),
    ...(kind === 'number' && { least, most, step, unit: wordsOf(unit ?? {}) }),
  }
}
