import { describe, expect, it } from 'vitest'
import { isWeakPassword } from './weak-passwords.ts'

describe('a password that guessing would begin with', () => {
  it.each([
    ['is one that was found in leaks', 'password1'],
    ['is one of those, in capitals', 'PassWord1'],
    ['is one of those, in wide letters', 'ｐａｓｓｗｏｒｄ１'],
    ['is a birthday', '19901231'],
    ['is a row of digits', '98765432101'],
    ['is one letter again and again', 'aabbaabb'],
    ['says what everybody says', 'woaini520'],
    ['says what everybody says, and more of it', 'woaini5201314!'],
    ['is a row of keys', 'qwerasdfzxcv'],
    ['is one’s own phone number', '13812345678'],
    ['has one’s own phone number in it', 'my13812345678'],
  ])('%s', async (_, password) => {
    expect(await isWeakPassword(password, '13812345678')).toBe(true)
  })

  it.each(['kettle on the stove', '水壶在炉子上烧开了水', 'Tr7!vmq9x', '1990年12月31日晴天'])(
    'is not %s',
    async (password) => {
      expect(await isWeakPassword(password, '13812345678')).toBe(false)
    },
  )
})
