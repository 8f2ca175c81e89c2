import { expect, it } from 'vitest'
import { deviceOf } from './user-agent.rules.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
    { system: 'Windows', browser: 'Edge' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    { system: 'Mac', browser: 'Safari' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; HBN-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
    { system: 'Android', browser: 'WeChat' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    { system: 'iPhone', browser: 'Chrome' },
  ],
  ['curl/8.5.0', { system: '', browser: '' }],
  ['', { system: '', browser: '' }],
])('%s is %j', (agent, device) => {
  expect(deviceOf(agent)).toEqual(device)
})
