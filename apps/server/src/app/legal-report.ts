import { type LegalGap, legalGapWords } from '@mallard/contract/people/setting/legal.codes'
import { parseScope, scopeText, type Scope } from '@mallard/kernel'
import { gapsOf, listPartnerIds, listStoreSetups } from '#features/shop/store/index.ts'
import type { Services } from '#platform/services.ts'

export const usage = 'npm run legal [-- [--store 1-1] [--json]]'

interface Lacking extends Scope {
  readonly name: string
  readonly isOpen: boolean
  readonly lacks: readonly LegalGap[]
}

interface Wish {
  /** One store; absent: all that are open. */
  readonly only?: Scope
  readonly isJson: boolean
}

/** What is asked for; undefined: nothing that is understood. */
function wishOf(args: readonly string[]): Wish | undefined {
  const at = args.indexOf('--store')
  const only = at === -1 ? undefined : parseScope(args[at + 1] ?? '')
  const rest = args.filter((_, place) => at === -1 || (place !== at && place !== at + 1))
  if ((at !== -1 && !only) || rest.some((word) => word !== '--json')) return undefined
  return { isJson: rest.length > 0, ...(only && { only }) }
}

type Needed = Pick<Services, 'db' | 'payments'>

async function lackingIn(services: Needed, partnerId: number): Promise<Lacking[]> {
  const [stores, lacks] = await Promise.all([
    listStoreSetups(services.db, partnerId),
    gapsOf(services, partnerId),
  ])
  return stores.map(({ storeId, name, isOpen, legal }) => ({
    partnerId,
    storeId,
    name,
    isOpen,
    lacks: lacks(legal),
  }))
}

const linesOf = (store: Lacking): string[] =>
  store.lacks.length === 0
    ? [`${scopeText(store)} ${store.name}: lacks nothing`]
    : [
        `${scopeText(store)} ${store.name}: a test shop, it lacks`,
        ...store.lacks.map((gap) => `  ${gap}: ${legalGapWords[gap].join(' / ')}`),
      ]

/** Says what stores still lack before they may take money; the exit code, 1 where any lacks any. */
export async function legalReport(
  args: readonly string[],
  services: Needed,
  say: (line: string) => void,
): Promise<number> {
  const wish = wishOf(args)
  if (!wish) {
    say(usage)
    return 2
  }
  const { only, isJson } = wish
  const partners = only ? [only.partnerId] : await listPartnerIds(services.db)
  const all = (await Promise.all(partners.map((id) => lackingIn(services, id)))).flat()
  const asked = all.filter((store) => (only ? store.storeId === only.storeId : store.isOpen))
  if (only && asked.length === 0) {
    say(`There is no store ${scopeText(only)}.`)
    return 2
  }
  if (isJson) say(JSON.stringify(asked))
  else for (const line of asked.flatMap(linesOf)) say(line)
  return asked.some(({ lacks }) => lacks.length > 0) ? 1 : 0
}
