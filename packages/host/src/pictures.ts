import type { HostPage } from './environment.ts'
import type { ChooseImageOptions } from './host.ts'
import { shopperPatience, within } from './settle.ts'

/** The WeChat SDK's own default (specification §9). */
export const defaultImageCount = 9
/**
 * Browsers without a `cancel` event: back on the page for this long (ms) without a file means that
 * none was picked.
 */
const cancelAfter = 1_000

/** Lets the shopper pick pictures by the browser's own means. */
export function pickImages(
  page: Pick<HostPage, 'document' | 'addEventListener' | 'removeEventListener'>,
  { count = defaultImageCount }: ChooseImageOptions = {},
): Promise<File[]> {
  const input = page.document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.multiple = count > 1
  const picked = new Promise<File[]>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])].slice(0, count)))
    input.addEventListener('cancel', () => resolve([]))
    const onFocus = () => {
      page.removeEventListener('focus', onFocus)
      setTimeout(() => input.files?.length || resolve([]), cancelAfter)
    }
    page.addEventListener('focus', onFocus)
    input.click()
  })
  return within(shopperPatience, picked).catch(() => [])
}
