import { expect, it } from 'vitest'
import { arrivalMessage } from './arrival-message.ts'

it.each([
  ['?message=badStore', '店铺不存在或已打烊', 'This store does not exist or is closed'],
  [
    '?to=%2F&message=identityTaken',
    '该账号已绑定其他会员',
    'This account belongs to another member',
  ],
])('%s says what the code book says, in the language of the reader', async (search, zh, en) => {
  expect([await arrivalMessage(search, 'zh'), await arrivalMessage(search, 'en')]).toEqual([zh, en])
})

it.each([
  '',
  '?message=',
  '?message=请把余款转到此账号',
  '?message=Call%20us%20at%20400',
  '?message=toString',
  '?message=__proto__',
  '?message=codeTooSoon',
  '?message=NoSuchName',
])('%s says nothing: an address puts no words into the shop’s mouth', async (search) => {
  expect(await arrivalMessage(search, 'zh')).toBeUndefined()
})
