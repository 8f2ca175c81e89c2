import type { FastifyInstance } from 'fastify'
import { html, page } from '../pages/shell.ts'
import { newPerson, people, personOf, portrait } from '../people/people.ts'
import { weixinAppIds } from '../people/own-keys.ts'
import type { WecomPlay } from '../wecom/wecom.ts'
import type { World } from '../world/world.ts'
import type { Scope, WeixinPlay } from '../wxapi/wxapi.ts'

type Query = { Querystring: Record<string, string | undefined> }

/** What the authorize page wants, in this order (the real one refuses others). */
const order = ['appid', 'redirect_uri', 'response_type', 'scope', 'state']

/** What is wrong with a request of the authorize page. */
function faultOf(world: World, raw: string): string | undefined {
  const query = new URLSearchParams(raw)
  const names = [...query.keys()].filter((name) => order.includes(name))
  const isCorporate = query.get('appid') === world.keys.people.corpId
  if (!isCorporate && query.get('appid') !== weixinAppIds.web) return 'AppID 参数错误'
  if (names.join() !== order.join()) return `参数须按顺序：${order.join('、')}`
  if (query.get('response_type') !== 'code') return 'response_type 参数错误'
  if (!['snsapi_base', 'snsapi_userinfo'].includes(query.get('scope') ?? ''))
    return 'scope 参数错误'
  if (!/^[0-9A-Za-z]{0,128}$/.test(query.get('state') ?? '')) return 'state 参数错误'
  const target = query.get('redirect_uri') ?? ''
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    return 'redirect_uri 参数错误'
  // Where the sandbox is used, the shop runs on this machine or in a test.
  if (!/^(127\.0\.0\.1|localhost|\[::1\]|.*\.test|.*\.example)$/.test(new URL(target).hostname))
    return 'redirect_uri 域名与后台配置不一致'
  return undefined
}

/**
 * `https://open.weixin.qq.com`, below `/wxopen`: the page on which a person lets the shop know who
 * it is, for WeChat and for WeCom.
 */
export function wxopenRoutes(
  app: FastifyInstance,
  world: World,
  { weixin, wecom }: { weixin: WeixinPlay; wecom: WecomPlay },
): void {
  app.get<{ Params: { id: string } }>('/wxopen/portrait/:id.svg', (request, reply) => {
    const person = personOf(request.params.id)
    return person
      ? reply
          .type('image/svg+xml')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(portrait(person))
      : reply.code(404).send()
  })

  app.get<Query>('/wxopen/connect/oauth2/authorize', (request, reply) => {
    const raw = (request.raw.url ?? '').split('?')[1] ?? ''
    const fault = faultOf(world, raw)
    if (fault)
      return page(
        reply.code(400),
        '授权',
        html`<div class="card">
          <h1>无法授权</h1>
          <p>${fault}</p>
        </div>`,
      )
    const isCorporate = request.query['appid'] === world.keys.people.corpId
    const buttons = [...people, newPerson()]
      .filter((person) => !isCorporate || !person.isSnapshot)
      .map(
        (person) =>
          html`<button name="person" value="${person.id}">
            ${person.name}${person.isSnapshot ? '（快照页虚拟账号）' : isCorporate ? (person.colleague ? '（企业成员）' : '（外部人员）') : ''}
          </button>`,
      )
    const body = html`<h1>${isCorporate ? '企业微信登录' : '微信登录'}</h1>
      <form class="card" method="get" action="/wxopen/connect/oauth2/confirm">
        <input type="hidden" name="query" value="${raw}" />
        <p>
          ${request.query['scope'] === 'snsapi_userinfo' ? '商城申请获得你的昵称和头像。以谁的身份继续？' : '以谁的身份继续？'}
        </p>
        ${buttons}
        <button class="plain" name="person" value="">拒绝</button>
      </form>`
    return page(reply, '授权', body)
  })

  app.get<Query>('/wxopen/connect/oauth2/confirm', (request, reply) => {
    const raw = request.query['query'] ?? ''
    if (faultOf(world, raw)) return reply.code(400).send({ message: 'unknown request' })
    const asked = new URLSearchParams(raw)
    const back = new URL(asked.get('redirect_uri') ?? '')
    const person = personOf(request.query['person'])
    const appId = asked.get('appid') ?? ''
    if (person) {
      const code =
        appId === world.keys.people.corpId
          ? wecom.issue(person.id)
          : weixin.issue(appId, person.id, asked.get('scope') as Scope)
      back.searchParams.set('code', code ?? '')
    }
    back.searchParams.set('state', asked.get('state') ?? '')
    return reply.redirect(back.href, 302)
  })
}
