import { onFirstUse } from '../first-use/index.ts'
import type { CalendarProps } from './calendar.tsx'
import type { Choice } from './range.ts'

export type { CalendarProps, Choice }

const load = () => import('./calendar.tsx').then((module) => module.CalendarBody)

/** One day or a range of days from a calendar in a sheet. Its code arrives when it first opens. */
export const Calendar = /* @__PURE__ */ onFirstUse<CalendarProps>(load)

export function preloadCalendar(): void {
  void load().catch(() => undefined)
}
