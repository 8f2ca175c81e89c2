import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderSVG } from 'uqr'
import { html, Html, page, shortTime } from '../pages/shell.ts'
import { jsonOf, textOf } from '../world/signed-party.ts'
import { formOf, type World } from '../world/world.ts'
import type { GivenDevice, HeldDevice } from './books.ts'
import type { DeviceAct, DevicePlay } from './device.ts'

const actOf = (word: string, minutes: number): DeviceAct | undefined => {
  if (word === 'on' || word === 'off' || word === 'reset' || word === 'stubborn')
    return { do: word }
  if (word === 'use' && minutes > 0 && minutes <= 1440) return { do: 'use', minutes }
  if (word === 'fault') return { do: 'fault', code: 'E12', text: '刀头卡住，请清理后重试' }
  return word === 'well' ? { do: 'fault', code: '', text: '' } : undefined
}

/** Address in the shop that a device's code leads to. */
const linkOf = (publicUrl: string, { shop, deviceId, code }: HeldDevice) =>
  `${publicUrl}/smart/${shop}/equipment/${deviceId}/0?code=${code}`

/** Devices for people to switch on, use, take offline and bind. */
export function devicePages(
  app: FastifyInstance,
  { timeline }: World,
  { books, act }: DevicePlay,
  publicUrl: () => string,
): void {
  const show = (reply: FastifyReply) =>
    page(
      reply,
      '智能设备',
      html`<h1>智能设备</h1>
        ${
          books.size > 0
            ? books.newest(50).map((each) => card(each, linkOf(publicUrl(), each)))
            : html`<div class="card"><p class="faint center">还没有设备。</p></div>`
        }
        <p class="faint">沙箱时间 ${shortTime(timeline.now())}（北京时间）</p>
        <p><a href="/">返回沙箱首页</a></p>`,
    )
  app.get('/devices', (_request, reply) => show(reply))
  app.post('/devices', async (request, reply) => {
    const form = formOf(request.body)
    const wanted = actOf(form.get('do') ?? '', Number(form.get('minutes')))
    if (wanted) await act(form.get('deviceId') ?? '', wanted)
    return reply.redirect('/devices', 303)
  })
}

function card(device: HeldDevice, link: string) {
  const { deviceId, model, isOn, unreported, waiting, isStubborn, fault, userId } = device
  return html`<div class="card">
    <p><strong>${deviceId}</strong> ${isOn ? '在线' : '离线'}</p>
    <p class="faint">
      ${[
        `型号 ${model}`,
        userId === '' ? '未绑定' : `用户 ${userId}`,
        unreported > 0 && `${unreported} 分钟待上报`,
        waiting !== null && '有设置待生效',
        fault !== '' && `故障 ${fault}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <form method="post" action="/devices">
      <input type="hidden" name="deviceId" value="${deviceId}" />
      <label for="m-${deviceId}">使用分钟数</label>
      <input id="m-${deviceId}" name="minutes" inputmode="numeric" value="5" />
      <p>
        ${[
          ['use', '使用'],
          isOn ? ['off', '断网'] : ['on', '开机联网'],
          fault === '' ? ['fault', '报故障'] : ['well', '故障恢复'],
          ['stubborn', isStubborn ? '接受设置' : '拒绝设置'],
          ['reset', '恢复出厂'],
        ].map(
          ([value, words]) =>
            html`<button class="small" name="do" value="${value}">${words}</button> `,
        )}
      </p>
    </form>
    <details>
      <summary>设备上的绑定二维码</summary>
      <div style="max-width: 12rem; margin: 1rem auto">${new Html(renderSVG(link))}</div>
      <p><a href="${link}">${link}</a></p>
    </details>
  </div>`
}

/** What tests and benches do to devices; `guarded` asks for the control token. */
export function deviceControl(guarded: FastifyInstance, { books, keep, act }: DevicePlay): void {
  guarded.get('/_ctl/devices', () => books.newest(200))
  guarded.post('/_ctl/devices', (request) => {
    const said = jsonOf(request.body)
    const { partnerId } = said
    const given: GivenDevice = {
      deviceId: textOf(said['deviceId']),
      model: textOf(said['model']),
      code: textOf(said['code']),
      partnerId: typeof partnerId === 'number' ? partnerId : 1,
      shop: textOf(said['shop']) || '1-1',
      userId: textOf(said['userId']),
      isOn: false,
    }
    const callbackUrl = textOf(said['callbackUrl'])
    keep([given])
    const held = books.get(given.deviceId)
    if (held && callbackUrl !== '') books.set(given.deviceId, { ...held, callbackUrl })
    return given
  })
  guarded.post<{ Params: { deviceId: string; what: string } }>(
    '/_ctl/devices/:deviceId/:what',
    async (request, reply) => {
      const { deviceId, what } = request.params
      const { minutes } = jsonOf(request.body)
      const wanted = actOf(what, typeof minutes === 'number' ? minutes : 5)
      if (!wanted || !(await act(deviceId, wanted)))
        return reply.code(404).send({ message: 'no such device, or nothing to do with it' })
      return books.get(deviceId)
    },
  )
}
