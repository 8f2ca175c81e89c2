import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA with everything that it is made of. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What stands in the way of people who read with their ears, use the keyboard or have other eyes:
 * WCAG, and what axe calls best practice where it is serious.
 */
export async function barriers(page: Page): Promise<string[]> {
  const found = await violationsOn(page, {
    runOnly: { type: 'tag', values: [...levels, 'best-practice'] },
  })
  return namesOf(
    found.filter(
      ({ tags, impact }) =>
        tags.some((tag) => levels.includes(tag)) || impact === 'serious' || impact === 'critical',
    ),
  )
}

/** The same, with all of best practice. */
export async function everyBarrier(page: Page): Promise<string[]> {
  return namesOf(await violationsOn(page, {}))
}

type Violation = Pick<Axe.Result, 'id' | 'tags' | 'impact'> & { readonly places: readonly string[] }

async function violationsOn(page: Page, options: Axe.RunOptions): Promise<Violation[]> {
  await page.evaluate(axe)
  return page.evaluate(async (how) => {
    // A colour on its way to another is neither. What never ends (a skeleton's glimmer) is looked
    // at as it is.
    const passing = document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const whole: Axe.RunOptions = { ...how, resultTypes: ['violations'] }
    const { violations } = await (globalThis as unknown as { axe: typeof Axe }).axe.run(
      document,
      whole,
    )
    return violations.map(({ id, tags, impact, nodes }) => ({
      id,
      tags,
      impact,
      places: nodes.map(({ html }) => html.slice(0, 160)),
    }))
  }, options)
}

const namesOf = (violations: readonly Violation[]) =>
  violations.map(({ id, places }) => `${id}: ${places.join(' | ')}`)
