// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** What stands for the browser: links that were put into the page, until they come or fail. */
let links: HTMLLinkElement[] = []
let fetchPart: typeof import('./fetch-part.ts').fetchPart

beforeEach(async () => {
  links = []
  document.head.innerHTML = ''
  vi.spyOn(document.head, 'append').mockImplementation(
    (link) => void links.push(link as HTMLLinkElement),
  )
  vi.resetModules()
  ;({ fetchPart } = await import('./fetch-part.ts'))
})

const pathOf = ({ href }: HTMLLinkElement) => new URL(href).pathname

function settle(how: 'load' | 'error', path: string) {
  const of = links.filter((link) => pathOf(link) === path)
  links = links.filter((link) => !of.includes(link))
  for (const link of of) link.dispatchEvent(new Event(how))
}

describe('a part of the shop', () => {
  const files = ['assets/part.js', 'assets/needed.js', 'assets/part.css']

  it('is imported when its styles have come, and not before; all files are asked for at once', async () => {
    const part = vi.fn(async () => 'part')
    const coming = fetchPart(part, files)
    expect(links.map((link) => `${link.rel} ${pathOf(link)}`)).toEqual([
      'modulepreload /assets/part.js',
      'modulepreload /assets/needed.js',
      'stylesheet /assets/part.css',
    ])
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(part).not.toHaveBeenCalled()
    settle('load', '/assets/part.css')
    expect(await coming).toBe('part')
  })

  it('is not shown without its styles, which are asked for again the next time, and they alone', async () => {
    const part = vi.fn(async () => 'part')
    const failing = fetchPart(part, files)
    settle('error', '/assets/part.css')
    await expect(failing).rejects.toThrow('assets/part.css')
    expect(part).not.toHaveBeenCalled()
    links = []
    const coming = fetchPart(part, files)
    expect(links.map(pathOf)).toEqual(['/assets/part.css'])
    settle('load', '/assets/part.css')
    expect(await coming).toBe('part')
  })

  it('asks for nothing that the document brought along, nor for what another part asked for', async () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/assets/needed.js"><link rel="preload" as="style" href="/assets/part.css">'
    void fetchPart(async () => 1, files)
    const second = fetchPart(async () => 2, files)
    expect(links.map(pathOf)).toEqual(['/assets/part.js', '/assets/part.css'])
    settle('load', '/assets/part.css')
    expect(await second).toBe(2)
  })

  it('of a single file is imported at once', async () => {
    expect(await fetchPart(async () => 'part')).toBe('part')
  })
})
