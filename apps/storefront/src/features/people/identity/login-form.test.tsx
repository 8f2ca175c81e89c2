// Loaded when a call is first made: not while the clock stands still.
import '@mallard/contract/routes.gen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { currentSession } from '#platform/session.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import { useAgreement } from './agreement.tsx'
import { LoginForm } from './login.form.tsx'

const me = {
  id: 9,
  uuid: 'u',
  nickname: '林',
  avatar: '',
  phoneMasked: '',
  roles: ['user'],
  staffLevel: 0,
  gender: 0,
  birthday: '',
  integration: 0,
  growth: 0,
}
const sent = { expiresIn: 300, nextAfter: 60, needCaptcha: false }
const consents = [{ code: 'user', version: '3' }]
let serial = 0

function Form({ onDone }: { onDone: () => void }) {
  return <LoginForm onDone={onDone} agreement={useAgreement()} consents={consents} />
}

function open(answers: Answers) {
  const onDone = vi.fn()
  const set = stage({ answers })
  set.show(<Form onDone={onDone} />)
  // Each test has a phone of its own: what a phone must wait for outlives the form.
  fill('手机号', `1380000${String((serial += 1)).padStart(4, '0')}`)
  return { ...set, onDone }
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** Second by second: what is drawn sets the next timer. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(1000))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => vi.useRealTimers())

describe('signing in', () => {
  it('lets the next code be asked for when its time has come', async () => {
    vi.useFakeTimers()
    open({ 'identity.sendPhoneCodeV2': sent })
    press('获取验证码')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('button', { name: '60 秒后重发' })).toHaveProperty('disabled', true)
    await pass(30)
    expect(screen.getByRole('button', { name: /^(29|30|31) 秒后重发$/ })).toBeTruthy()
    await pass(31)
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false)
  })

  it('shows a picture when the server wants it read, and sends what it shows', async () => {
    const refusals = [new ApiError(500, '请先输入图形验证码', { reason: 'captchaNeeded' })]
    const { calls } = open({
      'identity.captcha': { captchaId: 'c1', image: 'data:image/svg+xml,x' },
      'identity.sendPhoneCodeV2': async () => {
        const refusal = refusals.pop()
        if (refusal) throw refusal
        return sent
      },
    })
    press('获取验证码')
    await screen.findByRole('img', { name: '图形验证码' })
    fill('图形验证码', '7K2P')
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: '获取验证码' }).getAttribute('aria-busy'),
      ).toBeNull(),
    )
    press('获取验证码')
    await screen.findByRole('button', { name: /秒后重发/ })
    expect(calls.at(-1)).toEqual([
      'identity.sendPhoneCodeV2',
      expect.objectContaining({ captchaId: 'c1', captcha: '7K2P' }),
    ])
  })

  it('asks nobody for a code without a phone', () => {
    const { calls } = open({})
    fill('手机号', '138')
    press('获取验证码')
    expect(calls).toEqual([])
  })

  it('waits for the agreement before it signs in', async () => {
    const { calls, onDone } = open({ 'identity.login': { token: 't', user: me } })
    fill('验证码', '123456')
    press('登录')
    await screen.findByText('登录前请先同意协议')
    expect(calls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '同意并登录', hidden: true }))
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(currentSession().me?.id).toBe(9)
    expect(calls.at(-1)).toEqual(['identity.login', expect.objectContaining({ consents })])
  })
})

describe('signing in by password', () => {
  const answers = {
    'identity.login': { token: 't', user: me },
    'identity.resetPassword': { token: 't', user: me },
  }
  const agree = () => fireEvent.click(screen.getByRole('checkbox'))

  it('sends the password and no code', async () => {
    const { calls, onDone } = open(answers)
    press('用密码登录')
    expect(screen.queryByLabelText('验证码')).toBeNull()
    fill('密码', 'kettle on the stove')
    agree()
    press('登录')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(calls.find(([name]) => name === 'identity.login')?.[1]).toMatchObject({
      password: 'kettle on the stove',
    })
    expect(calls.find(([name]) => name === 'identity.login')?.[1]).not.toHaveProperty('code')
  })

  it('sets a forgotten one with a code, when it is long enough', async () => {
    const { calls, onDone } = open(answers)
    press('用密码登录')
    press('忘记密码')
    fill('验证码', '123456')
    fill('新密码', 'short')
    agree()
    press('设置新密码并登录')
    expect(await screen.findByText('密码至少 8 位')).toBeTruthy()
    fill('新密码', 'kettle on the stove')
    press('设置新密码并登录')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(calls.find(([name]) => name === 'identity.resetPassword')?.[1]).toMatchObject({
      code: '123456',
      password: 'kettle on the stove',
    })
  })
})
