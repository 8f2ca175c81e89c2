import { fakeClock } from '@mallard/kernel'
import { expect, it } from 'vitest'
import type { WireRequest } from '../http/transport.ts'
import { robotDrill } from './drill.ts'
import { createDingtalkRobot, createFeishuRobot, createHook, createWecomRobot } from './index.ts'

robotDrill({
  kind: 'wecom',
  open: ({ keys, clock }) => createWecomRobot({ baseUrl: keys.robots.wecom.baseUrl, clock }),
})
robotDrill({
  kind: 'dingtalk',
  open: ({ keys, clock }) => createDingtalkRobot({ baseUrl: keys.robots.dingtalk.baseUrl, clock }),
})
robotDrill({
  kind: 'feishu',
  open: ({ keys, clock }) => createFeishuRobot({ baseUrl: keys.robots.feishu.baseUrl, clock }),
})
robotDrill({
  kind: 'hook',
  open: ({ keys, clock }) =>
    createHook({
      clock,
      isAddress: (address) => address.startsWith(keys.robots.hook.baseUrl),
      post: (address, headers, body) =>
        fetch(address, { method: 'POST', headers, body }).then(
          ({ status }) => status,
          () => undefined,
        ),
    }),
})

/** Remembers what was asked, and answers that all is well. */
function recorder(body: object) {
  const asked: WireRequest[] = []
  const transport = async (request: WireRequest) => {
    asked.push(request)
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) }
  }
  return { asked, transport, clock: fakeClock(1_700_000_000_000) }
}
const message = { id: '1', text: 'x', events: [] }

/** As the examples in the manuals of the two companies compute them, by another program. */
it('signs as DingTalk’s manual does', async () => {
  const { asked, transport, clock } = recorder({ errcode: 0, errmsg: 'ok' })
  const robot = createDingtalkRobot({ baseUrl: 'https://oapi.dingtalk.com', clock, transport })
  const address = 'https://oapi.dingtalk.com/robot/send?access_token=abcdef0123456789'
  await robot.send({ address, secret: 'this is secret' }, message)
  expect(asked[0]!.url.searchParams.get('timestamp')).toBe('1700000000000')
  expect(asked[0]!.url.searchParams.get('sign')).toBe(
    'sSFWELbV2YwjdDQhWZwTcWlX5BWUx5J6TPpsZmuPii0=',
  )
})

it('signs as Feishu’s manual does', async () => {
  const { asked, transport, clock } = recorder({ code: 0 })
  const robot = createFeishuRobot({ baseUrl: 'https://open.feishu.cn', clock, transport })
  const address = 'https://open.feishu.cn/open-apis/bot/v2/hook/abcdef0123456789'
  await robot.send({ address, secret: 'demo' }, message)
  expect(JSON.parse(asked[0]!.body!)).toMatchObject({
    timestamp: '1700000000',
    sign: '8oT2n3SMKFfEnDoiwer8BUM/SjKLwe9SqoEIHlhDTKo=',
    msg_type: 'text',
    content: { text: 'x' },
  })
})
