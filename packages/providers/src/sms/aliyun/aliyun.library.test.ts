import DysmsapiClient, { SendSmsRequest } from '@alicloud/dysmsapi20170525'
import { $OpenApiUtil, OpenApiUtil } from '@alicloud/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForLibraries, recording, type LibraryBench } from '../../test-libraries.ts'
import { createAliyunSms } from './index.ts'

let bench: LibraryBench
beforeAll(async () => {
  bench = await openForLibraries()
})
afterAll(() => bench.close())

const libraryWith = (accessKeySecret: string) =>
  new DysmsapiClient(
    new $OpenApiUtil.Config({
      accessKeyId: bench.keys.sms.accessKeyId,
      accessKeySecret,
      endpoint: bench.hostOf('sms'),
      protocol: 'http',
    }),
  )

const message = (phone: string) =>
  new SendSmsRequest({
    phoneNumbers: phone,
    signName: bench.keys.sms.signName,
    templateCode: bench.keys.sms.templates.loginCode,
    templateParam: JSON.stringify({ code: '123456' }),
    outId: "a b+c*d~e'f",
  })

describe('@alicloud/dysmsapi20170525 at the sandbox', () => {
  it('sends a text, and is told when it sends too often or to nobody', async () => {
    const library = libraryWith(bench.keys.sms.accessKeySecret)
    const { body } = await library.sendSms(message('13900001111'))
    expect(body).toMatchObject({ code: 'OK', bizId: expect.stringMatching(/^\d+\^0$/) })
    expect(await bench.control('GET', 'sms?phone=13900001111')).toMatchObject([{ code: '123456' }])
    const again = await library.sendSms(message('13900001111'))
    expect(again.body?.code).toBe('isv.BUSINESS_LIMIT_CONTROL')
    expect((await library.sendSms(message('139'))).body?.code).toBe('isv.MOBILE_NUMBER_ILLEGAL')
  })

  it('is refused with another secret', async () => {
    await expect(libraryWith('another').sendSms(message('13900002222'))).rejects.toMatchObject({
      code: 'SignatureDoesNotMatch',
    })
  })
})

describe('@alicloud/openapi-core and what the shop sends', () => {
  it('signs a text as the library does', async () => {
    const { sent, transport } = recording()
    const { accessKeyId, accessKeySecret } = bench.keys.sms
    const shop = createAliyunSms({
      ...bench.keys.sms,
      endpoint: `http://${bench.hostOf('sms')}`,
      clock: bench.clock,
      transport,
    })
    const text = {
      phone: '13900003333',
      template: 'loginCode',
      params: { code: '654321' },
    } as const
    expect((await shop.send({ ...text, outId: "a b+c*d~e'f" })).kind).toBe('ok')

    const [{ method, url, headers, body = '' }] = sent as [(typeof sent)[0]]
    const algorithm = 'ACS3-HMAC-SHA256'
    const sign = (change: object) =>
      OpenApiUtil.getAuthorization(
        {
          method,
          pathname: url.pathname,
          query: { ...Object.fromEntries(url.searchParams), ...change },
          headers,
        } as unknown as Parameters<typeof OpenApiUtil.getAuthorization>[0],
        algorithm,
        OpenApiUtil.hash(Buffer.from(body), algorithm).toString('hex'),
        accessKeyId,
        accessKeySecret,
      )
    expect(headers['authorization']).toBe(sign({}))
    expect(headers['authorization']).not.toBe(sign({ PhoneNumbers: '13900004444' }))
  })
})
