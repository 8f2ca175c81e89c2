import type { FastifyInstance } from 'fastify'
import { html, page, shortTime } from '../pages/shell.ts'
import type { World } from '../world/world.ts'
import { robotPlaces } from './own-keys.ts'
import type { RobotsPlay } from './robots.ts'

/** What the robots said in their groups, and the addresses at which the shop finds them. */
export function robotPages(app: FastifyInstance, { keys, url }: World, play: RobotsPlay): void {
  app.get('/robots', (_request, reply) => {
    const places = Object.entries(robotPlaces(keys.robots, url())).map(
      ([kind, { address, secret }]) =>
        html`<div class="card">
          <p class="faint">${kind}</p>
          <p>${address}</p>
          ${secret ? html`<p class="faint">加签密钥 ${secret}</p>` : ''}
        </div>`,
    )
    const said = [...play.said()]
      .toReversed()
      .slice(0, 30)
      .map(
        (each) =>
          html`<div class="card">
            <p class="faint">${each.kind} · ${shortTime(each.at)}</p>
            <p style="white-space: pre-line">${each.text}</p>
          </div>`,
      )
    const body = html`<h1>群机器人</h1>
      ${places}
      ${said.length > 0 ? said : html`<div class="card"><p class="center faint">机器人还没有说过话。</p></div>`}
      <p><a href="/">返回沙箱首页</a></p>`
    return page(reply, '群机器人', body, { refresh: 5 })
  })
}
