import type { HostPage } from '../environment.ts'
import { HostError } from '../host.ts'
import type { MiniStack } from '../mini.ts'
import { loadScript } from '../script.ts'
import { within } from '../settle.ts'

/** The part of the short-video SDK that is used. */
export interface ToutiaoSdk {
  miniProgram: MiniStack & { getEnv?(done: (answer: { miniprogram: boolean }) => void): void }
}

/**
 * Whether the page stands in a mini-program after all. The SDK is late, silent or does not come:
 * then it does not.
 */
export function isToutiaoMini(
  page: HostPage,
  addresses: readonly string[],
  milliseconds = 800,
): Promise<boolean> {
  return within(milliseconds, toutiaoStack(page, addresses)).then(
    () => true,
    () => false,
  )
}

/** The SDK's mini-program functions; rejects outside of a mini-program, where it may be silent. */
export async function toutiaoStack(
  page: HostPage,
  addresses: readonly string[],
  milliseconds = 800,
): Promise<MiniStack> {
  await loadScript(page.document, addresses, () => page.tt?.miniProgram !== undefined)
  const mini = page.tt?.miniProgram
  if (!mini) throw new HostError('script')
  if (page.navigator.userAgent.toLowerCase().includes('toutiaomicroapp')) return mini
  const env = new Promise<boolean>((resolve) =>
    mini.getEnv?.(({ miniprogram }) => resolve(miniprogram)),
  )
  if (!(await within(milliseconds, env))) throw new HostError('unsupported')
  return mini
}
