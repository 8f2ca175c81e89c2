import { onFirstUse } from '../first-use/index.ts'
import type { DatePickerProps } from './date-picker.tsx'

export type { DatePickerProps }
export { addDays, spanOf, type Day } from './dates.ts'

const load = () => import('./date-picker.tsx').then((module) => module.DatePickerBody)

/** Year, month and date on wheels in a sheet. Its code arrives when it first opens. */
export const DatePicker = /* @__PURE__ */ onFirstUse<DatePickerProps>(load)

export function preloadDatePicker(): void {
  void load().catch(() => undefined)
}
