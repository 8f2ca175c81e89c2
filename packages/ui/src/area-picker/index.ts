import { onFirstUse } from '../first-use/index.ts'
import type { AreaPickerProps } from './area-picker.tsx'
import type { AreaChoice, AreaData } from './areas.ts'

export type { AreaChoice, AreaData, AreaPickerProps }

const load = () => import('./area-picker.tsx').then((module) => module.AreaPickerBody)

/** Province, city and district on three wheels. Code and data arrive when it first opens. */
export const AreaPicker = /* @__PURE__ */ onFirstUse<AreaPickerProps>(load)

export function preloadAreaPicker(): void {
  void load().catch(() => undefined)
}
