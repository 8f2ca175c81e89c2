import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA with everything that it is made of, and what axe calls best practice where it is serious. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What stands in the way of people who read with their ears, use the keyboard or have other eyes. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (tags) => {
    // A colour on its way to another is neither. What never ends (a skeleton's glimmer) is looked at as it is.
    const passing = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const options = { runOnly: { type: 'tag', values: [...tags, 'best-practice'] }, resultTypes: ['violations'] } as const
    const { violations } = await (globalThis as unknown as { axe: typeof Axe }).axe.run(document, options as unknown as Axe.RunOptions)
    const counts = ({ tags: of, impact }: Axe.Result) => of.some((tag) => tags.includes(tag)) || impact === 'serious' || impact === 'critical'
    return violations.filter(counts).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, levels)
}
