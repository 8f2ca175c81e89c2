import type { draw as Draw } from './draw.ts'
import type { Answer, PageWindow, Settings, Tools } from './page-window.ts'
import type { pretend as Pretend } from './pretend.ts'

/** What is sent along with it. */
interface Parts {
  readonly draw: typeof Draw
  readonly pretend: typeof Pretend
}

/**
 * The ground of every shell: who the browser says it is, the way to the sandbox, and screens over
 * the page. It is sent to the browser as text, so it must not use anything but its arguments.
 */
export function boot(
  page: PageWindow,
  settings: Settings,
  { draw, pretend }: Parts,
): Tools | undefined {
  if (
    settings.origin
      ? page.location.origin !== settings.origin
      : !page.location.origin.startsWith('http')
  )
    return undefined
  // Frames inside of the shop are not the web view; the sandbox's own stage around it is none of
  // them.
  if ((page.parent !== page && !('sandboxStage' in page.parent)) || 'sandboxShell' in page)
    return undefined
  const landing = page.location.href
  const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
  const id = newId()
  // The app's stack of pages outlives a document.
  const visit = page.sessionStorage.getItem('sandboxVisit') ?? newId()
  page.sessionStorage.setItem('sandboxVisit', visit)

  const { hide, show } = pretend(page, settings.userAgent)

  async function post(path: string, body: object): Promise<Answer> {
    const where = {
      shell: settings.shell,
      visit,
      document: id,
      landing,
      current: page.location.href,
      title: page.document.title,
    }
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...where, ...body }),
      keepalive: true,
    }
    try {
      const answer = await page.fetch(`/_host/${path}`, options)
      return answer.ok ? ((await answer.json()) as Answer) : {}
    } catch {
      // The page is being left.
      return {}
    }
  }

  async function follow(answer: Answer, isLeft: boolean): Promise<Answer> {
    if (!answer.screen) {
      if (isLeft) show(answer.back ?? 'visible')
      return answer
    }
    const covers = answer.screen.as === 'page'
    if (covers && !isLeft) hide()
    const chosen = await draw(page, answer.screen)
    return follow(await post('choose', { screen: answer.screen.id, ...chosen }), covers || isLeft)
  }

  const ask: Tools['ask'] = (method, input, done) => {
    void post('call', { method, input })
      .then((answer) => follow(answer, false))
      .then(({ result, wait = 0, go }) => {
        if (go) page.location.assign(go)
        if (result && done && wait >= 0) page.setTimeout(() => done(result), wait)
      })
  }

  const ready: (() => void)[] = []
  let isReady = false
  void post('open', {}).then(({ wait = 0 }) =>
    page.setTimeout(() => {
      isReady = true
      for (const run of ready) run()
    }, wait),
  )
  Object.defineProperty(page, 'sandboxShell', {
    value: {
      menu: () => ask('menu', {}),
      back: () =>
        settings.kind === 'plain'
          ? page.history.back()
          : ask('back', {}, () => page.history.back()),
    },
  })
  return { ask, whenReady: (run) => void (isReady ? run() : ready.push(run)) }
}
