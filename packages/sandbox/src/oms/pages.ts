import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, page, shortTime } from '../pages/shell.ts'
import { jsonOf, textOf } from '../world/signed-party.ts'
import { formOf, type World } from '../world/world.ts'
import type { Delivery, HeldReturn } from './books.ts'
import type { OmsPlay } from './oms.ts'

const platforms: Readonly<Record<string, string>> = {
  tmall: '天猫',
  jd: '京东',
  douyin: '抖音商城',
  pinduoduo: '拼多多',
}

const states: Readonly<Record<string, string>> = {
  requested: '申请中',
  agreed: '已同意',
  returning: '退回中',
  processing: '处理中',
  done: '已完成',
  refused: '已拒绝',
  cancelled: '已取消',
}

const kinds: Readonly<Record<string, string>> = {
  refund: '退货退款',
  exchange: '换货',
  refundOnly: '仅退款',
  reissue: '补寄',
}

const deliveries: Readonly<Record<Delivery, string>> = {
  arrived: '已送达',
  sent: '运输中',
  unsent: '未发货',
}
const deliveryOf = (word: unknown) =>
  (Object.keys(deliveries) as Delivery[]).find((each) => each === word)

/** Orders of other platforms for people to try, and what the shop told of their returns. */
export function omsPages(
  app: FastifyInstance,
  { timeline }: World,
  { books, tell }: OmsPlay,
): void {
  const show = (reply: FastifyReply) => {
    const orders = books.orders.newest(50).map(
      (each) =>
        html`<div class="card">
          <p><strong>${platforms[each.platform] ?? each.platform} ${each.orderNo}</strong></p>
          <p class="faint">手机 ${each.phone} · 店铺 ${each.shop} · ${shortTime(each.paidAt)}</p>
          ${each.lines.map(
            (line) =>
              html`<p>
                ${line.title} × ${line.quantity} ${line.delivery ? deliveries[line.delivery] : ''}
              </p>`,
          )}
        </div>`,
    )
    const returns = books.returns.newest(50).map(
      (each) =>
        html`<div class="card">
          <p><strong>${each.returnNo}</strong> ${states[String(each.told['state'])] ?? ''}</p>
          <p class="faint">
            订单 ${each.told['orderNo']} · ${kinds[String(each.told['kind'])] ?? ''} ×
            ${each.told['quantity']}
          </p>
          ${each.told['state'] === 'returning' ? button('received', each, '仓库已收货') : ''}
          ${each.told['state'] === 'processing' ? button('settled', each, '平台已处理完') : ''}
        </div>`,
    )
    return page(
      reply,
      '其他平台的订单',
      html`<h1>其他平台的订单</h1>
        <div class="card">
          <form method="post" action="/oms">
            <label for="phone">为这个手机号新建一笔天猫订单</label
            ><input id="phone" name="phone" inputmode="numeric" value="13800000001" /><label
              for="delivery"
              >包裹</label
            ><select id="delivery" name="delivery">
              ${Object.entries(deliveries).map(
                ([value, words]) => html`<option value="${value}">${words}</option>`,
              )}</select
            ><button name="do" value="order">新建</button>
          </form>
        </div>
        ${orders}
        <h2>商城告知的售后</h2>
        ${returns.length > 0 ? returns : html`<div class="card"><p class="faint center">还没有售后。</p></div>`}
        <p class="faint">沙箱时间 ${shortTime(timeline.now())}（北京时间）</p>
        <p><a href="/">返回沙箱首页</a></p>`,
    )
  }

  app.get('/oms', (_request, reply) => show(reply))
  app.post('/oms', async (request, reply) => {
    const form = formOf(request.body)
    const phone = form.get('phone') ?? ''
    if (form.get('do') === 'order' && /^1\d{10}$/.test(phone))
      books.invent('1-1', phone, '', deliveryOf(form.get('delivery')))
    const held = books.returns.get(form.get('returnNo') ?? '')
    if (held && form.get('do') === 'received') await tell(held.returnNo, receivedOf(held))
    if (held && form.get('do') === 'settled') await tell(held.returnNo, settledOf(held))
    return reply.redirect('/oms', 303)
  })
}

function button(action: 'received' | 'settled', { returnNo }: HeldReturn, words: string) {
  return html`<form method="post" action="/oms">
    <input type="hidden" name="returnNo" value="${returnNo}" /><button
      class="small"
      name="do"
      value="${action}"
    >
      ${words}
    </button>
  </form>`
}

const receivedOf = ({ told }: HeldReturn) => ({ kind: 'received', quantity: told['quantity'] })

function settledOf({ told, returnNo }: HeldReturn) {
  const settlement =
    told['kind'] === 'exchange' || told['kind'] === 'reissue'
      ? { company: 'zhongtong', number: `ZT${returnNo.slice(-12)}` }
      : { voucher: `OMS${returnNo.slice(-10)}` }
  return { kind: 'settled', settlement }
}

/** What tests and benches do to the OMS; `guarded` asks for the control token. */
export function omsControl(guarded: FastifyInstance, { books, tell }: OmsPlay): void {
  guarded.get('/_ctl/oms/orders', () => books.orders.newest(200))
  guarded.get('/_ctl/oms/returns', () => books.returns.newest(200))
  guarded.post('/_ctl/oms/orders', (request) => {
    const { shop = '1-1', phone = '13800000001', productSn, delivery } = jsonOf(request.body)
    return books.invent(textOf(shop), textOf(phone), textOf(productSn), deliveryOf(delivery))
  })
  guarded.post<{ Params: { returnNo: string; what: string } }>(
    '/_ctl/oms/returns/:returnNo/:what',
    async (request, reply) => {
      const held = books.returns.get(request.params.returnNo)
      if (!held || !['received', 'settled'].includes(request.params.what))
        return reply.code(404).send({ message: 'no such return' })
      await tell(
        held.returnNo,
        request.params.what === 'received' ? receivedOf(held) : settledOf(held),
      )
      return held
    },
  )
}
