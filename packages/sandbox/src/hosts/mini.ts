import { BoundedMap } from '../world/bounded.ts'
import type { Said, Verdict } from './books.ts'
import type { Admin } from './admin.ts'
import type { MiniPages } from './mini-pages.ts'
import { jsonOf, textOf, type Json } from './reading.ts'

/**
 * Pages that the tab bar of the mini-program names; the web view with the shop is the first of
 * them.
 */
const tabPages: readonly string[] = ['/pages/index/index']
const webPage = '/pages/web/web'
/** A mini-program keeps this many pages at most (hosts-and-providers.md §1.5). */
const maxPages = 10

export interface Mini {
  invoke(said: Said): Promise<Verdict> | Verdict
  /** Hands over what was posted: on back, destroy and share, never at once. */
  deliver(said: Said, occasion: 'back' | 'destroy' | 'share'): void
}

const answered = (word: string, problems: readonly string[] = []): Verdict => ({
  problems,
  answer: { result: { err_msg: word } },
})

/** The web view goes on to a page that is a web view itself. */
const gone = (name: string, url: URL): Verdict => ({
  problems: [],
  answer: { result: { err_msg: `${name}:ok` }, go: url.searchParams.get('url') ?? '/' },
})

/** What pages posted to their mini-program, until it is handed over. */
function postbox(admin: Admin) {
  const posted = new BoundedMap<unknown[]>(500)
  return {
    post({ visit }: Said, message: unknown) {
      posted.set(visit, [...(posted.get(visit) ?? []), message])
    },
    deliver(said: Said, occasion: string) {
      const messages = posted.get(said.visit)
      if (!messages) return
      posted.delete(said.visit)
      admin.books.write(
        { ...said, method: 'message', input: { occasion, messages } },
        [],
        'delivered',
      )
    },
  }
}

/** The stack of pages around the web view. `pages` are those of the mini-program's own. */
export function playMini(admin: Admin, pages: MiniPages): Mini {
  const stacks = new BoundedMap<string[]>(500)
  const { post, deliver } = postbox(admin)
  const stackOf = ({ visit }: Said) => stacks.get(visit) ?? [tabPages[0]!]
  const keep = ({ visit }: Said, stack: string[]) => stacks.set(visit, stack)

  /** Begins the stack anew. */
  function reopen(said: Said, name: 'switchTab' | 'reLaunch', given: string): Verdict {
    const fail = (why: string) => answered(`${name}:fail ${why}`, [why])
    const url = new URL(given, 'https://mini.invalid')
    const isTab = tabPages.includes(url.pathname)
    if (name === 'switchTab' && !isTab) return fail('can not switch to no-tabBar page')
    if (!isTab && url.pathname !== webPage) return fail(`page "${url.pathname}" is not found`)
    deliver(said, 'destroy')
    keep(said, [given])
    return gone(name, url)
  }

  async function open(said: Said, name: string, given: string): Promise<Verdict> {
    const fail = (why: string) => answered(`${name}:fail ${why}`, [why])
    if (!given.startsWith('/')) return fail('the url must begin with /')
    const url = new URL(given, 'https://mini.invalid')
    const isTab = tabPages.includes(url.pathname)
    const stack = stackOf(said)
    if (name === 'switchTab' || name === 'reLaunch') return reopen(said, name, given)
    if (isTab) return fail('can not navigateTo a tabbar page')
    if (name === 'navigateTo' && stack.length >= maxPages) return fail('webview count limit exceed')
    if (url.pathname === webPage) {
      keep(said, name === 'navigateTo' ? [...stack, given] : [...stack.slice(0, -1), given])
      return gone(name, url)
    }
    const page = pages.find(url.pathname)
    if (!page) return fail(`page "${url.pathname}" is not found`)
    // The page covers the web view until it leaves; the callback of navigateTo knows of its opening
    // alone.
    const { problems, answer } = await page({
      ...said,
      method: url.pathname,
      input: Object.fromEntries(url.searchParams),
    })
    return {
      problems,
      answer: {
        ...answer,
        ...(!answer.screen && { back: admin.books.wayBack({ ...said, method: url.pathname }) }),
      },
    }
  }

  function back(said: Said, delta: number): Verdict {
    const stack = stackOf(said)
    deliver(said, 'back')
    if (stack.length < 2) return answered('navigateBack:fail cannot navigate back at first page')
    const left = stack.slice(0, Math.max(1, stack.length - delta))
    keep(said, left)
    return gone('navigateBack', new URL(left.at(-1)!, 'https://mini.invalid'))
  }

  return {
    deliver,
    invoke(said) {
      const name = textOf(said.input['name'])
      const arg: Json = jsonOf(said.input['arg'])
      switch (name) {
        case 'navigateTo':
        case 'redirectTo':
        case 'switchTab':
        case 'reLaunch':
          return open(said, name, textOf(arg['url']))
        case 'navigateBack':
          return back(said, Number(arg['delta'] ?? 1))
        case 'postMessage':
          post(said, arg['data'])
          return answered('postMessage:ok', 'data' in arg ? [] : ['postMessage wants data'])
        case 'setSwipeBackModeSync':
          return answered(
            'setSwipeBackModeSync:ok',
            said.shell.kind === 'toutiaoMini' ? [] : ['only Douyin knows it'],
          )
        default:
          return answered(`${name}:fail`, [`a mini-program has no ${name || 'name'}`])
      }
    },
  }
}
