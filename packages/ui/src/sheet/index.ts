import { onFirstUse } from '../first-use/index.ts'
import type { SheetProps } from './sheet.tsx'

export type { SheetProps }

const load = () => import('./sheet.tsx').then((module) => module.SheetBody)

/** A panel that rises from the foot of the screen. Its code arrives when it first opens. */
export const Sheet = /* @__PURE__ */ onFirstUse<SheetProps>(load)

export function preloadSheet(): void {
  void load().catch(() => undefined)
}
