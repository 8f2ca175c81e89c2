import { onFirstUse } from '../first-use/index.ts'
import type { PickerColumn, PickerOption, PickerProps } from './picker.tsx'

export type { PickerColumn, PickerOption, PickerProps }

const load = () => import('./picker.tsx').then((module) => module.PickerBody)

/** Wheels in a sheet (specification §9). Its code arrives when it first opens. */
export const Picker = /* @__PURE__ */ onFirstUse<PickerProps>(load)

export function preloadPicker(): void {
  void load().catch(() => undefined)
}
