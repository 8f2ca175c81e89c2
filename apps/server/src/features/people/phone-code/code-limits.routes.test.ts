import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { hour, minute, second } from '@mallard/kernel'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { keyedHash } from '#platform/secrets.ts'
import { insertCaptcha } from './captcha.repo.ts'

const budget = 40
const shop = await testShop({ smsLimits: { free: 1, freeOfNetwork: 5, perNetwork: 12, budget } })
const scope = { partnerId: 1, storeId: 1 }
const codes = async (phone: string) =>
  (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)).map(
    (message) => message.code,
  )
let phones = 0
const newPhone = () => `137${String((phones += 1)).padStart(8, '0')}`
type Browser = Awaited<ReturnType<typeof shop.visitor>>

let pictures = 0
/** A picture whose digits the test knows. */
async function readPicture(): Promise<{ captchaId: string; captcha: string }> {
  const captchaId = `picture-${(pictures += 1)}`
  const { db, hashKey } = shop.services
  await insertCaptcha(
    db,
    captchaId,
    keyedHash(hashKey, `captcha:${captchaId}:2345`),
    new Date(shop.clock.now() + 2 * minute),
  )
  return { captchaId, captcha: '2345' }
}

async function ask(browser: Browser, phone: string, more: object = {}, address?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(address && { 'x-forwarded-for': address }),
  }
  const body = JSON.stringify({ scene: 'login', ...scope, ...more })
  if (!address)
    return (await browser.call(identityCalls.sendPhoneCodeV2, { phone, ...scope, ...more })).reason
  const answer = await fetch(`${shop.url}/sso/do/send-phone-code-v2?phone=${phone}`, {
    method: 'POST',
    headers,
    body,
  })
  return ((await answer.json()) as { reason?: string }).reason
}

async function tryCode(browser: Browser, phone: string, code: string) {
  return (await browser.call(identityCalls.login, { phone, code, ...scope })).reason
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

// Each test has the budget of an hour of its own.
beforeEach(() => shop.clock.advance(hour))

describe('a picture is read', () => {
  it('from the second code of a phone, wherever it is asked for; known and unknown phones are answered alike', async () => {
    const [known, unknown] = ['13800000001', newPhone()]
    const both = async () => [
      await ask(await shop.visitor(), known),
      await ask(await shop.visitor(), unknown),
    ]
    expect(await both()).toEqual([undefined, undefined])
    expect(await both()).toEqual(['codeTooSoon', 'codeTooSoon'])
    shop.clock.advance(minute + 1)
    expect(await both()).toEqual(['captchaNeeded', 'captchaNeeded'])
    expect(await ask(await shop.visitor(), unknown, await readPicture())).toBeUndefined()
  })

  it('from the second code of a network, whichever address of a /64 asks and for whichever phone', async () => {
    const browser = await shop.visitor()
    expect(await ask(browser, newPhone(), {}, '2001:db8:5:1::1')).toBeUndefined()
    expect(await ask(browser, newPhone(), {}, '2001:db8:5:1:ffff::2')).toBe('captchaNeeded')
    expect(await ask(browser, newPhone(), await readPicture(), '2001:db8:5:1::3')).toBeUndefined()
    expect(await ask(browser, newPhone(), {}, '2001:db8:6:1::1')).toBeUndefined()
  })

  it('from the second code of a browser, whichever phone it asks for, and not by those beside it', async () => {
    const address = '203.0.113.7'
    const ofCarrier = async () => shop.visitor(scope, address)
    const [one, ...others] = await Promise.all(Array.from({ length: 5 }, ofCarrier))
    const send = async (browser: Browser) =>
      (await browser.call(identityCalls.sendPhoneCodeV2, { phone: newPhone(), ...scope })).reason
    expect(await send(one!)).toBeUndefined()
    for (const other of others) expect(await send(other)).toBeUndefined()
    expect(await send(one!)).toBe('captchaNeeded')
    // Sessions cost nothing: from the sixth on, whoever stands behind that address reads one.
    expect(await send(await ofCarrier())).toBe('captchaNeeded')
  })

  it('right, and once: wrong digits use it up as well', async () => {
    const browser = await shop.visitor()
    const phone = newPhone()
    await ask(browser, phone)
    shop.clock.advance(minute + 1)
    const [guessed, read, late] = [await readPicture(), await readPicture(), await readPicture()]
    expect([
      await ask(browser, phone, { ...guessed, captcha: '5432' }),
      await ask(browser, phone, guessed),
    ]).toEqual(['wrongCaptcha', 'wrongCaptcha'])
    expect(await ask(browser, phone, read)).toBeUndefined()
    shop.clock.advance(minute + 1)
    expect(await ask(browser, phone, read)).toBe('wrongCaptcha')
    shop.clock.advance(minute)
    expect(await ask(browser, phone, late)).toBe('wrongCaptcha')
  })

  it('from pixels: nothing in the answer says which digits they are', async () => {
    const { image } = await (await shop.visitor()).data(identityCalls.captcha, {})
    const [kind, data = ''] = image.split(',')
    expect(kind).toBe('data:image/jpeg;base64')
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 240,
      height: 88,
    })
  })
})

describe('a network', () => {
  it('gets so many codes in an hour and no more, from all addresses of a /64 together', async () => {
    const browser = await shop.visitor()
    const answers = []
    for (let index = 0; index < 16; index += 1)
      answers.push(
        await ask(browser, newPhone(), await readPicture(), `2001:db8:7:1::${index + 1}`),
      )
    expect(answers.filter((reason) => reason === undefined)).toHaveLength(12)
    expect(answers.slice(12)).toEqual(['codeLimit', 'codeLimit', 'codeLimit', 'codeLimit'])
    shop.clock.advance(hour)
    expect(await ask(browser, newPhone(), {}, '2001:db8:7:1::99')).toBeUndefined()
  })

  it('is not charged for a request that only learned that a picture is wanted', async () => {
    const browser = await shop.visitor()
    await ask(browser, newPhone())
    for (let index = 0; index < 20; index += 1)
      expect(await ask(browser, newPhone())).toBe('captchaNeeded')
    expect(await ask(browser, newPhone(), await readPicture())).toBeUndefined()
  })

  it('guesses thirty times in ten minutes, from all addresses of a /64 together', async () => {
    const answers = []
    for (let index = 0; index < 40; index += 1) {
      const answer = await fetch(`${shop.url}/sso/do/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `2001:db8:8:1::${index + 1}`,
        },
        body: JSON.stringify({ phone: newPhone(), code: '000000', ...scope }),
      })
      answers.push(((await answer.json()) as { reason?: string }).reason)
    }
    expect(answers.filter((reason) => reason === 'wrongCode')).toHaveLength(30)
    expect(answers.at(-1)).toBe('tooOften')
  })
})

describe('the whole shop', () => {
  it('asks everybody for a picture from half of its budget on, and stops at the end of it', async () => {
    shop.clock.advance(hour - (shop.clock.now() % hour))
    for (let index = 0; index < budget / 2; index += 1)
      expect(await ask(await shop.visitor(), newPhone())).toBeUndefined()
    expect(await ask(await shop.visitor(), newPhone())).toBe('captchaNeeded')
    for (let index = 0; index < budget / 2; index += 1)
      expect(await ask(await shop.visitor(), newPhone(), await readPicture())).toBeUndefined()
    expect(await ask(await shop.visitor(), newPhone(), await readPicture())).toBe('codeLimit')
    shop.clock.advance(hour)
    expect(await ask(await shop.visitor(), newPhone())).toBeUndefined()
  })
})

describe('a code belongs to the session that asked for it', () => {
  it('and others neither use it nor burn it', async () => {
    const phone = newPhone()
    const [own, other] = [await shop.visitor(), await shop.visitor()]
    expect(await ask(own, phone)).toBeUndefined()
    const [code = ''] = await codes(phone)
    expect(await tryCode(other, phone, code)).toBe('wrongCode')
    for (let index = 0; index < 8; index += 1)
      expect(await tryCode(other, phone, wrongOf(code))).toBe('wrongCode')
    expect(await tryCode(own, phone, code)).toBeUndefined()
  })

  it('and a code that somebody else asks for does not replace it', async () => {
    const phone = newPhone()
    const [own, other] = [await shop.visitor(), await shop.visitor()]
    await ask(own, phone)
    const [code = ''] = await codes(phone)
    shop.clock.advance(minute + second)
    expect(await ask(other, phone, await readPicture())).toBeUndefined()
    expect(await tryCode(own, phone, code)).toBeUndefined()
  })

  it('also when it had none before', async () => {
    const browser = await shop.visitor()
    browser.cookies.clear()
    const phone = newPhone()
    expect(await ask(browser, phone)).toBeUndefined()
    expect(await tryCode(browser, phone, (await codes(phone))[0] ?? '')).toBeUndefined()
  })
})

describe('texts about an account', () => {
  it.each(['cancel', 'bind'] as const)(
    '(%s) go out for nobody who is not signed in',
    async (scene) => {
      const phone = newPhone()
      expect(await ask(await shop.visitor(), phone, { scene })).toBe('notLoggedIn')
      expect(await codes(phone)).toEqual([])
    },
  )

  it('are not sent to another’s phone', async () => {
    const [own, foreign] = [newPhone(), newPhone()]
    const browser = await shop.shopper(own)
    shop.clock.advance(minute + 1)
    expect(await ask(browser, foreign, { scene: 'cancel' })).toBe('forbidden')
    expect(await codes(foreign)).toEqual([])
    expect(await ask(browser, own, { scene: 'cancel', ...(await readPicture()) })).toBeUndefined()
  })
})
