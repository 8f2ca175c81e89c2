import { fakeClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { WireRequest } from '../../http/transport.ts'
import { smsDrill } from '../drill.ts'
import { createAliyunSms } from './index.ts'
import { authorization, canonicalQuery, sha256 } from './signature.ts'

smsDrill({
  name: 'Aliyun',
  open: (bench) => createAliyunSms({ ...bench.keys.sms, clock: bench.clock }),
})

describe('Aliyun’s protocol', () => {
  it('signs the example of the signature’s own documentation', () => {
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
    }
    const query = canonicalQuery({
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      RegionId: 'cn-shanghai',
    })
    const given = authorization(
      { method: 'POST', path: '/', query, headers, bodyHash: sha256('') },
      { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    )
    expect(given).toContain(
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  const answering = (status: number, body: string) => {
    const asked: WireRequest[] = []
    const clock = fakeClock()
    const transport = async (request: WireRequest) => {
      asked.push(request)
      return { status, headers: {}, body: Buffer.from(body) }
    }
    const key = {
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      signName: '示例商城',
      templates: { loginCode: 'SMS_1' },
    }
    return {
      asked,
      channel: createAliyunSms({
        endpoint: 'https://dysmsapi.aliyuncs.com',
        ...key,
        clock,
        transport,
      }),
    }
  }
  const message = {
    phone: '13800000000',
    template: 'loginCode',
    params: { code: '123456' },
  } as const

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 'tooOften'],
    ['isv.DAY_LIMIT_CONTROL', 'tooOften'],
    ['isv.BLACK_KEY_CONTROL_LIMIT', 'blocked'],
    ['isv.AMOUNT_NOT_ENOUGH', 'refused'],
    ['isv.SMS_TEMPLATE_ILLEGAL', 'config'],
    ['SignatureDoesNotMatch', 'config'],
  ])('reads %s as %s', async (code, reason) => {
    const { channel } = answering(200, JSON.stringify({ Code: code, Message: 'x', RequestId: 'r' }))
    expect(await channel.send(message)).toMatchObject({ kind: 'failed', reason, code })
  })

  it('does not take silence or nonsense for an answer', async () => {
    for (const body of ['', '<html>', '[]', '{"Message":"OK"}'])
      expect((await answering(200, body).channel.send(message)).kind).toBe('unknown')
    expect((await answering(503, '{"Code":"OK"}').channel.send(message)).kind).toBe('unknown')
  })

  it('does not ask at all without an approved template', async () => {
    const { asked, channel } = answering(200, '{"Code":"OK"}')
    expect(await channel.send({ ...message, template: 'bindCode' })).toMatchObject({
      kind: 'failed',
      reason: 'config',
    })
    expect(asked).toHaveLength(0)
  })
})
