import { fetchCode } from '../first-use/fetch-code.ts'
import { onFirstUse } from '../first-use/index.ts'
import type { AlertOptions, ConfirmOptions, PromptOptions } from './ask.ts'
import type { DialogProps } from './dialog.tsx'

export type { AlertOptions, ConfirmOptions, DialogProps, PromptOptions }

const loadAsk = () => import('./ask.ts')

/** Questions that are asked now or whose code is on its way. */
const asked = new Set<string>()

/**
 * Asks yes or no. Escape and the way back answer no. Undefined, which is neither: it is being asked
 * already, and the one who asked first acts on the answer; or it could not be asked.
 */
export async function confirm(options: ConfirmOptions): Promise<boolean | undefined> {
  const question = `${options.title} ${options.text}`
  if (asked.has(question)) return undefined
  asked.add(question)
  try {
    const code = await fetchCode(loadAsk)
    return code && (await code.ask(options)) !== undefined
  } finally {
    asked.delete(question)
  }
}

export async function alert(options: AlertOptions): Promise<void> {
  await (await fetchCode(loadAsk))?.ask({ ...options, cancel: false })
}

/** Asks for one line of text; undefined when it was cancelled. */
export async function prompt(options: PromptOptions): Promise<string | undefined> {
  return (await fetchCode(loadAsk))?.ask(options)
}

const loadDialog = () => import('./dialog.tsx').then((module) => module.DialogBody)

/** A panel in the middle with content of its own. */
export const Dialog = /* @__PURE__ */ onFirstUse<DialogProps>(loadDialog)

export function preloadDialog(): void {
  void loadAsk().catch(() => undefined)
}
