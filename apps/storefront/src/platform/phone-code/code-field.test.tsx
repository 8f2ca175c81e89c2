import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { stage } from '#platform/test-stage.ts'
import { CodeField } from './code-field.tsx'

function Form({
  purpose,
  ask = async () => ({ nextAfter: 60 }),
}: {
  purpose: string
  ask?: () => Promise<{ nextAfter: number }>
}) {
  const [code, setCode] = useState('')
  return (
    <CodeField
      label="验证码"
      name="code"
      value={code}
      onChange={setCode}
      isOnly
      purpose={purpose}
      ask={ask}
    />
  )
}

it('a code that was sent is waited for after the page was left as well, and is what is typed next', async () => {
  const { show } = stage()
  show(<Form key="first" purpose="third 1" />)
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await act(async () => undefined)
  expect(screen.getByRole('button', { name: '60 秒后重发' })).toHaveProperty('disabled', true)
  expect(document.activeElement).toBe(screen.getByLabelText('验证码'))
  show(<Form key="again" purpose="third 1" />)
  expect(screen.getByRole('button', { name: /^(59|60) 秒后重发$/ })).toHaveProperty(
    'disabled',
    true,
  )
  show(<Form key="other" purpose="third 2" />)
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false)
})

it('says that none was sent where one was sent a moment ago, and counts down', async () => {
  const refused = new ApiError(500, '验证码已发送，请42秒后再试', {
    reason: 'codeTooSoon',
    data: { seconds: 42 },
  })
  stage().show(<Form purpose="early" ask={() => Promise.reject(refused)} />)
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await act(async () => undefined)
  expect(screen.getByRole('button', { name: '42 秒后重发' })).toHaveProperty('disabled', true)
  screen.getByText(/这次没有再发/)
})
