import type { Locator } from 'playwright'

/** Where the words of an element begin, px from the left. */
export const wordsBegin = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const { borderLeftWidth, paddingLeft } = getComputedStyle(element)
    return (
      element.getBoundingClientRect().left +
      Number.parseFloat(borderLeftWidth) +
      Number.parseFloat(paddingLeft)
    )
  })
