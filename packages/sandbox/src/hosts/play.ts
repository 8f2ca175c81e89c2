import type { Answer } from './page/page-window.ts'
import type { Said, Verdict } from './books.ts'
import type { Admin } from './admin.ts'
import { playMini } from './mini.ts'
import { miniPages } from './mini-pages.ts'
import { playNative } from './native.ts'
import { playShellWeixin } from './weixin.ts'

export interface HostsPlay {
  /** A document was opened: when its bridge will be there. */
  open(said: Said): Answer
  call(said: Said): Promise<Answer>
}

/**
 * The app around the page: hears what the page wants, judges it, writes it down and answers, with
 * the faults that strike.
 */
export function playHosts(admin: Admin): HostsPlay {
  const { books, screens } = admin
  const weixin = playShellWeixin(admin)
  const mini = playMini(admin, miniPages(admin))
  const native = playNative(admin)

  /** The menu behind the three dots: what would be shared now, and whether the page chose it. */
  async function menu(said: Said): Promise<Verdict> {
    const { card, isSet } = weixin.card(said)
    const answer = await screens.show(
      said,
      {
        as: 'sheet',
        title: '分享',
        lines: [isSet ? card.title : `${card.title}（页面没有设置分享内容）`, card.desc, card.link],
        buttons: [
          { name: 'friend', label: '发送给朋友' },
          { name: 'timeline', label: '分享到朋友圈' },
          { name: 'cancel', label: '取消', isPlain: true },
        ],
      },
      (button) => {
        if (button !== 'friend' && button !== 'timeline') return {}
        mini.deliver(said, 'share')
        books.write(
          { ...said, method: 'shared', input: { to: button, ...card } },
          isSet ? [] : ['the page set no card'],
          'shared',
        )
        return {}
      },
    )
    return { problems: [], answer }
  }

  function judge(said: Said): Promise<Verdict> | Verdict {
    const { kind } = said.shell
    if (said.method === 'menu') return menu(said)
    if (said.method === 'back') {
      mini.deliver(said, 'back')
      return { problems: [], answer: { result: {} } }
    }
    if (said.method === 'native') return native(said)
    if (said.method === 'getEnv' && (kind === 'toutiao' || kind === 'toutiaoMini'))
      return { problems: [], answer: { result: { miniprogram: kind === 'toutiaoMini' } } }
    if (said.method === 'invokeMiniProgramAPI' && (kind === 'weixinMini' || kind === 'toutiaoMini'))
      return mini.invoke(said)
    if (kind === 'weixin' || kind === 'weixinMini') return weixin.invoke(said)
    return { problems: [`${said.shell.name} has no such bridge`], answer: {} }
  }

  return {
    open(said) {
      const late = books.strike({ ...said, method: 'open' }, 'bridgeLate')
      books.write({ ...said, method: 'open' }, [], 'opened')
      return { wait: late ?? 0 }
    },
    async call(said) {
      const named = { ...said, method: nameOf(said) }
      const { problems, answer } = await judge(said)
      books.write(
        named,
        problems,
        answer.screen ? `shows ${answer.screen.title}` : JSON.stringify(answer.result ?? null),
      )
      if (books.strike(named, 'never') !== undefined) return { ...answer, wait: -1 }
      const late = books.strike(named, 'late')
      return late === undefined ? answer : { ...answer, wait: late }
    },
  }
}

/**
 * What a person would call it: the method inside of a native message or of a mini-program's call.
 */
function nameOf({ method, input }: Said): string {
  if (method === 'invokeMiniProgramAPI') return String(input['name'])
  if (method !== 'native') return method
  const message: unknown = input['message']
  const text = typeof message === 'string' ? message : JSON.stringify(message)
  return /"method":"([^"]*)"/.exec(text ?? '')?.[1] ?? 'native'
}
