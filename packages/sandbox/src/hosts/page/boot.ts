import type {
  Answer,
  PageElement,
  PageWindow,
  Return,
  Screen,
  Settings,
  Tools,
} from './page-window.ts'

/**
 * The ground of every shell: who the browser says it is, the way to the sandbox, and screens over
 * the page. It is sent to the browser as text, so it must not use anything but its arguments.
 */
export function boot(page: PageWindow, settings: Settings): Tools | undefined {
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
  let isHidden = false

  Object.defineProperty(page.Navigator.prototype, 'userAgent', {
    get: () => settings.userAgent,
    configurable: true,
  })
  Object.defineProperty(page.Navigator.prototype, 'userAgentData', {
    get: () => undefined,
    configurable: true,
  })
  Object.defineProperty(page.document, 'visibilityState', {
    get: () => (isHidden ? 'hidden' : 'visible'),
    configurable: true,
  })
  Object.defineProperty(page.document, 'hidden', { get: () => isHidden, configurable: true })

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

  function hide(): void {
    isHidden = true
    page.document.dispatchEvent(new page.Event('visibilitychange'))
  }

  function show(how: Return): void {
    isHidden = false
    if (how === 'visible') page.document.dispatchEvent(new page.Event('visibilitychange'))
    if (how === 'cached')
      page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }))
    if (how === 'hash') {
      const before = page.location.href
      page.history.replaceState(page.history.state, '', `#_paid=${Date.now()}`)
      page.dispatchEvent(
        new page.HashChangeEvent('hashchange', { oldURL: before, newURL: page.location.href }),
      )
    }
  }

  function element(name: string, style: string, text = ''): PageElement {
    const made = page.document.createElement(name)
    made.style.cssText = style
    made.textContent = text
    return made
  }

  /**
   * Draws a screen and resolves with the button that was pressed. Its styles are set by script: no
   * content policy forbids that.
   */
  function draw(screen: Screen): Promise<{ button: string; values: Record<string, string> }> {
    return new Promise((resolve) => {
      const isPage = screen.as === 'page'
      const outer = element('div', 'position:fixed;inset:0;z-index:2147483647')
      const root = outer.attachShadow({ mode: 'open' })
      const font =
        'font:16px/1.5 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif;box-sizing:border-box;'
      const shade = element(
        'div',
        `${font}position:absolute;inset:0;background:rgb(0 0 0/.5);display:flex;align-items:${isPage ? 'stretch' : 'flex-end'}`,
      )
      const box = element(
        'div',
        `${font}width:100%;max-height:100%;overflow:auto;background:#fff;color:#1f2329;padding:20px;${isPage ? '' : 'border-radius:16px 16px 0 0'}`,
      )
      box.setAttribute('role', 'dialog')
      box.setAttribute('aria-modal', 'true')
      box.setAttribute('aria-label', screen.title)
      box.append(element('h2', 'margin:0 0 12px;font-size:18px;text-align:center', screen.title))
      if (screen.sum)
        box.append(
          element(
            'p',
            'margin:0 0 12px;font-size:36px;font-weight:600;text-align:center',
            screen.sum,
          ),
        )
      for (const line of screen.lines)
        box.append(element('p', 'margin:4px 0;overflow-wrap:anywhere', line))
      const inputs = screen.fields.map((field) => {
        const label = element(
          'label',
          'display:block;margin:10px 0 0;color:#6b7280;font-size:14px',
          field.label,
        )
        const input = element(
          'input',
          `${font}display:block;width:100%;min-height:44px;padding:0 10px;border:1px solid #d1d5db;border-radius:8px;margin-top:4px`,
        )
        input.value = field.value
        label.append(input)
        box.append(label)
        return { name: field.name, input }
      })
      for (const { name, label, isPlain } of screen.buttons) {
        const colours = isPlain
          ? 'background:transparent;color:#07883f;border:1px solid #d1d5db'
          : 'background:#07883f;color:#fff;border:0'
        const button = element(
          'button',
          `${font}display:block;width:100%;min-height:48px;margin:12px 0 0;border-radius:12px;font-weight:600;${colours}`,
          label,
        )
        button.setAttribute('type', 'button')
        button.addEventListener('click', () => {
          outer.remove()
          resolve({
            button: name,
            values: Object.fromEntries(inputs.map((each) => [each.name, each.input.value ?? ''])),
          })
        })
        box.append(button)
      }
      shade.append(box)
      root.append(shade)
      page.document.documentElement.append(outer)
    })
  }

  async function follow(answer: Answer, isLeft: boolean): Promise<Answer> {
    if (!answer.screen) {
      if (isLeft) show(answer.back ?? 'visible')
      return answer
    }
    const covers = answer.screen.as === 'page'
    if (covers && !isLeft) hide()
    const chosen = await draw(answer.screen)
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
