import { describe, expect, it } from 'vitest'
import { complaintsIn, lostLinks, names, useTwoTabs } from './touring.ts'

describe('every page', () => {
  const visit = useTwoTabs(names)

  it.each(names)('%s shows itself without a complaint', async (name) => {
    const page = await visit(name)
    const text = await page.locator('#root').innerText()
    expect(text.trim().length).toBeGreaterThan(name === 'notFound' ? 0 : 2)
    expect(await page.title()).not.toBe('')
    expect(await lostLinks(page)).toEqual([])
    expect(complaintsIn(page)).toEqual([])
  })
})
