import { yuan } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { readRule, type Plays } from '../control/control.ts'
import { makePayments } from '../control/payments.ts'
import { companies, keyOf } from '../kd100/parcels.ts'
import { faultKinds, operations, providers } from '../world/faults.ts'
import { formOf, type World } from '../world/world.ts'
import { html, page, shortTime } from './shell.ts'

const states: Readonly<Record<string, string>> = {
  NOTPAY: '待支付',
  SUCCESS: '已支付',
  REFUND: '有退款',
  CLOSED: '已关闭',
  WAIT_BUYER_PAY: '待支付',
  TRADE_SUCCESS: '已支付',
  TRADE_FINISHED: '已完结',
  TRADE_CLOSED: '已退款关闭',
}
const names: Readonly<Record<string, string>> = {
  wxpay: '微信支付',
  alipay: '支付宝',
  unionpay: '银联',
  sms: '阿里云短信',
  kd100: '快递100',
  weixin: '微信开放接口',
  apple: 'Apple',
  wecom: '企业微信',
  mail: '邮件',
  qcc: '企查查',
  oms: 'OMS',
  device: '智能设备',
}

const funds = { frozen: '冻结中', reported: '已上报', free: '已解冻' } as const

const home = html`<p><a href="/">返回沙箱首页</a></p>`

/** Pages for people: what the sandbox plays, and buttons for what tests do through `/_ctl`. */
export function homePages(app: FastifyInstance, world: World, plays: Plays): void {
  frontPage(app, world)
  paymentPages(app, plays)
  parcelPages(app, plays)
  noticePage(app, world)
  faultPages(app, world)
}

function frontPage(app: FastifyInstance, world: World): void {
  app.get('/', (_request, reply) =>
    page(
      reply,
      '沙箱',
      html`<h1>沙箱</h1>
        <div class="card">
          <p>
            这里扮演商城的外部服务：微信支付（API
            v3）、支付宝、银联（5.1.0）、阿里云短信、邮件、快递100、企查查。协议、签名和回调都与真实服务一致，但不会扣款、不会发短信和邮件，也不会寄出包裹。
          </p>
        </div>
        <div class="card">
          <ul class="links">
            <li><a href="/hosts">在各个宿主里看商城</a></li>
            <li><a href="/sms">短信收件箱</a></li>
            <li><a href="/mail">邮件收件箱</a></li>
            <li><a href="/robots">群机器人</a></li>
            <li><a href="/payments">支付单</a></li>
            <li><a href="/parcels">包裹</a></li>
            <li><a href="/oms">其他平台的订单</a></li>
            <li><a href="/devices">智能设备</a></li>
            <li><a href="/screen">门店屏幕</a></li>
            <li><a href="/notices">通知记录</a></li>
            <li><a href="/faults">故障</a></li>
          </ul>
        </div>
        <p class="faint">沙箱时间 ${shortTime(world.timeline.now())}（北京时间）</p>`,
    ),
  )
}

function paymentPages(app: FastifyInstance, plays: Plays): void {
  const payments = makePayments(plays)
  app.get('/payments', (_request, reply) => {
    const rows = payments.list(100).map(
      (each) =>
        html`<tr>
          <td>${names[each.provider]}</td>
          <td>${each.payNo}</td>
          <td class="long">${each.subject}</td>
          <td class="number">${yuan(each.amount)}</td>
          <td class="number">${yuan(each.refunded)}</td>
          <td>${states[each.state] ?? each.state}</td>
          <td>${each.funds ? funds[each.funds] : ''}</td>
          <td>${shortTime(each.createdAt)}</td>
          <td>
            ${each.payable ? html`<form method="post" action="/payments"><button class="small" name="payNo" value="${each.payNo}">支付</button></form>` : ''}
            ${each.funds === 'reported' ? html`<form method="post" action="/payments"><button class="small" name="receivedNo" value="${each.payNo}">确认收货</button></form>` : ''}
          </td>
        </tr>`,
    )
    return page(
      reply,
      '支付单',
      html`<h1>支付单</h1>
        <div class="card scroll">
          <table>
            <tr>
              <th>渠道</th>
              <th>商户单号</th>
              <th>商品</th>
              <th>金额</th>
              <th>已退</th>
              <th>状态</th>
              <th>小程序资金</th>
              <th>时间</th>
              <th></th>
            </tr>
            ${rows}
          </table>
        </div>
        ${home}`,
      { look: 'wide', refresh: 5 },
    )
  })
  app.post('/payments', async (request, reply) => {
    const form = formOf(request.body)
    if (form.has('receivedNo')) {
      await plays.shipping.confirm(form.get('receivedNo') ?? '')
      return reply.redirect('/payments', 303)
    }
    const result = await payments.pay({ payNo: form.get('payNo') })
    return result.paid
      ? reply.redirect('/payments', 303)
      : page(
          reply,
          '支付单',
          html`<div class="card">${result.reason}</div>
            ${home}`,
        )
  })
}

function parcelPages(app: FastifyInstance, plays: Plays): void {
  app.get('/parcels', (_request, reply) => {
    const cards = plays.parcels.all.newest(50).map((each) => {
      const view = plays.parcels.view(each)
      const lines = (view['data'] as { time: string; context: string }[]).map(
        (line) => html`<p><span class="faint">${line.time}</span><br />${line.context}</p>`,
      )
      const over = each.aborted || view['state'] === '3'
      return html`<div class="card">
        <p>
          <strong>${companies[each.company]} ${each.number}</strong>${each.aborted ? ' 已中止' : ''}
        </p>
        ${lines}${over ? '' : html`<form method="post" action="/parcels"><button class="small" name="parcel" value="${keyOf(each.company, each.number)}">下一步</button></form>`}
      </div>`
    })
    return page(
      reply,
      '包裹',
      html`<h1>包裹</h1>
        ${cards.length > 0 ? cards : html`<div class="card"><p class="faint center">还没有包裹。运营后台发货后会出现在这里。</p></div>`}${home}`,
      { refresh: 5 },
    )
  })
  app.post('/parcels', async (request, reply) => {
    const parcel = plays.parcels.all.get(formOf(request.body).get('parcel') ?? '')
    if (parcel) await plays.parcels.step(parcel)
    return reply.redirect('/parcels', 303)
  })
}

function noticePage(app: FastifyInstance, world: World): void {
  app.get('/notices', (_request, reply) => {
    const rows = world.post
      .recent()
      .slice(0, 100)
      .map(
        (each) =>
          html`<tr>
            <td>${names[each.provider]}</td>
            <td>${each.operation}</td>
            <td>${each.subject}</td>
            <td>${each.url}</td>
            <td>${each.status || '无应答'}</td>
            <td>${each.accepted ? '已接收' : '未接收'}</td>
          </tr>`,
      )
    return page(
      reply,
      '通知记录',
      html`<h1>通知记录</h1>
        <div class="card scroll">
          <table>
            <tr>
              <th>来源</th>
              <th>内容</th>
              <th>对象</th>
              <th>地址</th>
              <th>应答</th>
              <th>结果</th>
            </tr>
            ${rows}
          </table>
        </div>
        ${home}`,
      { look: 'wide', refresh: 5 },
    )
  })
}

const options = (values: readonly string[]) =>
  values.map((value) => html`<option>${value}</option>`)

/** The form for a fault that the next calls are to meet. */
const faultForm = () =>
  html`<form method="post" action="/faults">
    <label for="provider">服务</label
    ><select id="provider" name="provider">
      ${options(providers)}</select
    ><label for="operation">操作</label
    ><select id="operation" name="operation">
      ${options(operations)}</select
    ><label for="kind">故障</label
    ><select id="kind" name="kind">
      ${options(faultKinds)}</select
    ><label for="amount">数值（延迟毫秒，或重复次数）</label
    ><input id="amount" name="amount" inputmode="numeric" value="1" /><label for="times"
      >生效次数</label
    ><input id="times" name="times" inputmode="numeric" value="1" /><button>添加</button>
  </form>`

function faultPages(app: FastifyInstance, world: World): void {
  app.get('/faults', (_request, reply) => {
    const rows = world.faults.list().map(
      (each) =>
        html`<tr>
          <td>${names[each.provider]}</td>
          <td>${each.operation}</td>
          <td>${each.subject ?? '全部'}</td>
          <td>${each.fault.kind}</td>
          <td>${each.fault.amount}</td>
          <td>${each.left}</td>
          <td>
            <form method="post" action="/faults">
              <button class="small plain" name="remove" value="${each.id}">删除</button>
            </form>
          </td>
        </tr>`,
    )
    return page(
      reply,
      '故障',
      html`<h1>故障</h1>
        <div class="card scroll">
          <table>
            <tr>
              <th>服务</th>
              <th>操作</th>
              <th>对象</th>
              <th>故障</th>
              <th>数值</th>
              <th>剩余次数</th>
              <th></th>
            </tr>
            ${rows}
          </table>
        </div>
        <div class="card">${faultForm()}</div>
        ${home}`,
      { look: 'wide' },
    )
  })
  app.post('/faults', (request, reply) => {
    const form = formOf(request.body)
    if (form.has('remove')) world.faults.remove(Number(form.get('remove')))
    else {
      const match = { provider: form.get('provider'), operation: form.get('operation') }
      const rule = readRule({
        match,
        do: { kind: form.get('kind'), amount: Number(form.get('amount')) },
        times: Number(form.get('times')),
      })
      if (typeof rule === 'string') return reply.code(400).send({ message: rule })
      world.faults.add(rule)
    }
    return reply.redirect('/faults', 303)
  })
}
