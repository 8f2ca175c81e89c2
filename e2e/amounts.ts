import type { Page } from 'playwright'

/** Fen of the first sum in a text. */
function fenIn(text: string): number {
  const [, yuan = ''] = /¥\s*([\d,]+(?:\.\d\d)?)/.exec(text.replace(/\s+/g, '')) ?? []
  return Math.round(Number(yuan.replaceAll(',', '')) * 100)
}

/**
 * What goes by one name in a list of amounts, in fen; the list stands below what else has the name.
 */
export async function amountOf(page: Page, label: string): Promise<number> {
  const row = page.getByText(label, { exact: true }).locator('visible=true').last().locator('..')
  return fenIn((await row.innerText()).replaceAll('\n', ''))
}
