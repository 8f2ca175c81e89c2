import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderSVG } from 'uqr'
import type { ShopPlace } from '../hosts/admin.ts'
import { jsonOf, textOf } from '../hosts/reading.ts'
import { callShop } from '../hosts/shop-calls.ts'
import { html, Html, page } from '../pages/shell.ts'
import { formOf } from '../world/world.ts'

/** Between two looks whether a phone has answered, s. */
const lookEvery = 2

/** What the screen says that it is; it speaks to the shop by itself, without a page of the shop. */
const till = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
}

const endings: Readonly<Record<string, string>> = {
  refused: '手机上拒绝了登录。',
  over: '二维码已失效。',
}

/** What the screen shows at the moment. */
interface Shown {
  /** `{partnerId}-{storeId}` in which it stands. */
  readonly store: string
  readonly ask: string
  readonly claim: string
  readonly digits: string
  readonly state: string
  readonly nickname: string
  /** Why it shows no code, as the shop said it. */
  readonly fault: string
}

/**
 * A screen that stands in a store, for everybody: shows a code, and whom a phone has signed it in
 * as. A phone of one's own, or another tab, is the phone.
 */
export function screenPages(app: FastifyInstance, shop: () => ShopPlace): void {
  let shown: Shown | undefined

  async function light(store: string): Promise<Shown> {
    const path = `/sso/screen-auth/${store}/open`
    const answer = await callShop(shop(), till, {
      method: 'POST',
      path,
      body: { role: 'public' },
    })
    const [ask, claim, digits] = ['ask', 'claim', 'digits'].map((name) => textOf(answer.data[name]))
    const fault = answer.code === 200 ? '' : answer.message || `商城的应答是 ${answer.status}`
    return {
      ...{ store, ask: ask ?? '', claim: claim ?? '', digits: digits ?? '', fault },
      state: fault === '' ? 'waiting' : 'over',
      nickname: '',
    }
  }

  async function look(screen: Shown): Promise<Shown> {
    const answer = await callShop(shop(), till, {
      method: 'POST',
      path: `/sso/screen-auth/${screen.store}/claim`,
      body: { claim: screen.claim },
    })
    if (answer.code !== 200) return { ...screen, fault: answer.message, state: 'over' }
    const state = textOf(answer.data['state'])
    return { ...screen, state, nickname: textOf(jsonOf(answer.data['user'])['nickname']) }
  }

  const show = (reply: FastifyReply) =>
    page(
      reply,
      '门店屏幕',
      html`<h1>门店屏幕</h1>
        ${shown && cardOf(shown, shop().publicUrl)}
        <form class="card" method="post" action="/screen">
          <label for="store">门店编号</label
          ><input
            id="store"
            name="store"
            value="${shown?.store ?? '1-1'}"
            pattern="[0-9]+-[0-9]+"
          /><button>${shown ? '换一个码' : '亮出二维码'}</button>
        </form>
        <p><a href="/">返回沙箱首页</a></p>`,
      shown?.state === 'waiting' ? { refresh: lookEvery } : {},
    )

  app.get('/screen', async (_request, reply) => {
    if (shown?.state === 'waiting') shown = await look(shown)
    return show(reply)
  })
  app.post('/screen', async (request, reply) => {
    const store = formOf(request.body).get('store') ?? ''
    if (/^\d{1,9}-\d{1,9}$/.test(store)) shown = await light(store)
    return reply.redirect('/screen', 303)
  })
}

function cardOf({ state, ask, digits, nickname, fault }: Shown, publicUrl: string): Html {
  if (state === 'in')
    return html`<div class="card center">
      <p>已登录</p>
      <p class="code">${nickname}</p>
      <p class="faint">一小时后自动退出。</p>
    </div>`
  if (state !== 'waiting')
    return html`<div class="card center"><p>${fault || (endings[state] ?? state)}</p></div>`
  const link = `${publicUrl}/driverAuth?ask=${ask}`
  return html`<div class="card center">
    <p>用手机扫码登录这块屏幕</p>
    <div style="max-width: 16rem; margin: 1rem auto">${new Html(renderSVG(link))}</div>
    <p class="code">${digits}</p>
    <p><a href="${link}" target="_blank" rel="noopener">没有手机？在这台浏览器里当作已扫码</a></p>
  </div>`
}
