import type { PageElement, PageWindow, Screen } from './page-window.ts'

/** Which button was pressed, and what stood in the fields. */
export interface Chosen {
  readonly button: string
  readonly values: Record<string, string>
}

/**
 * Draws a screen and resolves with the button that was pressed. Its styles are set by script: no
 * content policy forbids that. Sent to the browser as text: it uses nothing but its arguments.
 */
export function draw(page: PageWindow, screen: Screen): Promise<Chosen> {
  function element(name: string, style: string, text = ''): PageElement {
    const made = page.document.createElement(name)
    made.style.cssText = style
    made.textContent = text
    return made
  }

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
