import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import cancelAccount from './cancel-account.screen.tsx'
import { Devices } from './devices.tsx'
import { InformationForm } from './information.form.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'
import { SetPassword } from './set-password.tsx'
import { WaysIn } from './ways-in.tsx'

const me = {
  id: 9,
  uuid: 'u',
  nickname: '林',
  avatar: '',
  phoneMasked: '138****0001',
  roles: ['user' as const],
  staffLevel: 0,
  gender: 0 as const,
  birthday: '1994-06-21',
  integration: 0,
  growth: 0,
  cancelAt: null,
}
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))

describe('the profile', () => {
  const open = () => {
    const onSave = vi.fn(async () => undefined)
    stage({ isSignedIn: true }).show(<InformationForm me={me} onSave={onSave} />)
    return onSave
  }

  it('wants a nickname, and cuts one that is too long', async () => {
    const onSave = open()
    fireEvent.change(screen.getByLabelText('昵称'), { target: { value: ' ' } })
    press('保存')
    expect(await screen.findByText('请填写昵称')).toBeTruthy()
    expect(onSave).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('昵称'), { target: { value: '禾'.repeat(30) } })
    expect(screen.getByLabelText('昵称')).toHaveProperty('value', '禾'.repeat(20))
  })

  it('saves what was chosen, and leaves an avatar alone that was not touched', async () => {
    const onSave = open()
    fireEvent.click(screen.getByRole('radio', { name: '女' }))
    press('清除生日')
    press('保存')
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ nickname: '林', birthday: '', gender: 2 }),
    )
  })

  it('takes a drawn avatar', async () => {
    const onSave = open()
    press(/^头像/)
    fireEvent.click(await screen.findByRole('radio', { name: '头像 2', hidden: true }))
    press('保存')
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ avatar: '/avatars/cup.svg' })),
    )
  })
})

describe('closing the account', () => {
  const check = {
    canCancel: true,
    blocks: [],
    losses: [{ code: 'points', text: '积分', count: 860, link: '' }],
    coolingDays: 7,
  }
  function open(data: object) {
    const set = stage({ isSignedIn: true, page: { name: 'settingCancelAccount' } })
    const { Screen } = cancelAccount
    set.show(
      <Screen {...({ data: { check: data } } as unknown as ComponentProps<typeof Screen>)} />,
    )
    return set
  }

  it('lists what must be settled first with the way there, and offers no next step', () => {
    open({
      ...check,
      canCancel: false,
      blocks: [
        { code: 'orders', text: '有未完成的订单', count: 2, link: '/user/1-1/order/list/0' },
      ],
    })
    expect(screen.getByRole('link', { name: /有未完成的订单/ }).getAttribute('href')).toBe(
      '/user/1-1/order/list/0',
    )
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
  })

  it('goes on only with a reason, and with the knowledge of what is lost', async () => {
    const { went } = open(check)
    press('下一步')
    fireEvent.click(screen.getByRole('radio', { name: '不再使用' }))
    press('下一步')
    expect(went).toEqual([])
    fireEvent.click(screen.getByRole('checkbox'))
    press('下一步')
    expect(went).toEqual([
      `/user/1-1/setting/cancelAccountNext?reason=${encodeURIComponent('不再使用')}`,
    ])
  })
})

describe('ways in and devices', () => {
  it('lets nobody unbind the last way to sign in', () => {
    stage({ isSignedIn: true }).show(
      <WaysIn phoneMasked="" list={[{ id: 1, type: 'apple', boundAt: 0, canUnbind: false }]} />,
    )
    expect(screen.getByRole('button', { name: '解绑 Apple' })).toHaveProperty('disabled', true)
    expect(screen.getByText('唯一的登录方式，不能解绑')).toBeTruthy()
  })

  it('signs out everywhere only when that was confirmed, and then leaves', async () => {
    const session = {
      id: 4,
      isCurrent: true,
      device: 'Chrome · Linux',
      place: '127.0.0.*',
      startedAt: 0,
      seenAt: 0,
    }
    const { calls, went, show } = stage({
      isSignedIn: true,
      answers: { 'member.sessionEndAll': { ended: 1 } },
    })
    show(<Devices list={[session]} />)
    press('退出所有设备')
    fireEvent.click(await screen.findByRole('button', { name: '取消', hidden: true }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(calls).toEqual([])
    press('退出所有设备')
    await screen.findByText('包括本机在内，所有设备都需要重新登录。')
    const [, ok] = screen.getAllByRole('button', { name: '退出所有设备', hidden: true })
    fireEvent.click(ok ?? document.body)
    await waitFor(() => expect(went).toEqual(['/a/1-1']))
    expect(calls).toEqual([['member.sessionEndAll', { keepThis: false }]])
  })
})

describe('privacy choices', () => {
  it('of a visitor are kept in the browser', () => {
    stage().show(<PrivacyChoices choices={[{ code: 'analytics', isAllowed: false, at: null }]} />)
    const choice = screen.getByRole('switch', { name: '使用情况分析' })
    fireEvent.click(choice)
    expect(localStorage.getItem('privacy.analytics')).toBe('1')
  })

  it('of a member are kept with the account', async () => {
    const { calls, show } = stage({
      isSignedIn: true,
      answers: { 'member.agreementChoose': { code: 'analytics', isAllowed: false, at: 5 } },
    })
    show(<PrivacyChoices choices={[{ code: 'analytics', isAllowed: true, at: 5 }]} />)
    fireEvent.click(screen.getByRole('switch', { name: '使用情况分析' }))
    await waitFor(() =>
      expect(calls).toContainEqual([
        'member.agreementChoose',
        { code: 'analytics', isAllowed: false },
      ]),
    )
  })
})

describe('the password', () => {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const open = (isSet: boolean) => {
    const set = stage({ isSignedIn: true, answers: { 'member.passwordSet': { changedAt: 1 } } })
    set.show(<SetPassword open onClose={() => undefined} isSet={isSet} phoneMasked="138****0001" />)
    return set
  }

  it('is set with a code, where there is none yet', async () => {
    const { calls } = open(false)
    fill('短信验证码', '123456')
    fill('新密码', 'kettle on the stove')
    fireEvent.click(screen.getByRole('button', { name: '保存', hidden: true }))
    await waitFor(() =>
      expect(calls).toEqual([
        ['member.passwordSet', { password: 'kettle on the stove', code: '123456' }],
      ]),
    )
  })

  it('is changed with the one of now, or with a code by anyone who forgot it', async () => {
    const { calls } = open(true)
    fill('当前密码', 'kettle')
    fill('新密码', '水壶在炉子上烧开了水')
    fireEvent.click(screen.getByRole('button', { name: '保存', hidden: true }))
    await waitFor(() =>
      expect(calls).toEqual([
        ['member.passwordSet', { password: '水壶在炉子上烧开了水', current: 'kettle' }],
      ]),
    )
    fireEvent.click(
      screen.getByRole('button', { name: '忘记当前密码，用验证码验证', hidden: true }),
    )
    expect(screen.getByLabelText('短信验证码')).toBeTruthy()
    expect(screen.queryByLabelText('当前密码')).toBeNull()
  })
})
