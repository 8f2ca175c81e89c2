import { describe, expect, it } from 'vitest'
import { rulesOf } from './messages.ts'
import { checkRules, type FieldRule } from './rules.ts'

const rules = rulesOf('zh')
const check = (value: string, list: readonly FieldRule[]) => checkRules(value, list, undefined)

describe('checkRules', () => {
  it('gives the message of the first rule that refuses', async () => {
    expect(await check('', rules.phone)).toBe('请填写电话')
    expect(await check('1234', rules.phone)).toBe('请输入正确的手机号')
    expect(await check('13800138000', rules.phone)).toBeUndefined()
  })

  it('counts blanks as empty', async () => {
    expect(await check('  ', rules.name)).toBe('请填写姓名')
  })

  it('does not hold a pattern against a field that may stay empty', async () => {
    expect(await check('', rules.postcode)).toBeUndefined()
    expect(await check('31000', rules.postcode)).toBe('邮政编码格式不正确')
  })

  it('takes names of all who live in the country', async () => {
    for (const name of ['林知夏', '古丽娜尔·买买提', 'Anne-Marie O’Neil'])
      expect(await check(name, rules.name), name).toBeUndefined()
    for (const name of ['123', '<b>', '林@'])
      expect(await check(name, rules.name), name).toBe('请输入正确的姓名')
  })

  it('asks a validator, which may answer later or with words of its own', async () => {
    const list: FieldRule[] = [
      {
        validator: async (value) => value === 'free' || (value === 'taken' ? '已被占用' : false),
        message: '不可用',
      },
    ]
    expect(await check('free', list)).toBeUndefined()
    expect(await check('taken', list)).toBe('已被占用')
    expect(await check('other', list)).toBe('不可用')
  })

  it('gives the same answer twice for a pattern with the g flag', async () => {
    const list: FieldRule[] = [{ pattern: /^\d+$/g, message: '错误' }]
    expect([await check('12', list), await check('12', list)]).toEqual([undefined, undefined])
  })
})
