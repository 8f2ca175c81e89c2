import { promoterStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { FxInit } from '@mallard/contract/promoters/fx/fx.fields'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { ApplyBody } from './apply-body.tsx'

const init: FxInit = {
  status: null,
  isOpen: true,
  fields: ['realName', 'code'],
  agreement: 'distribution',
  phone: '13900001234',
  note: '',
  againAt: null,
  rateBp: 800,
  earns: true,
}

it.each([
  ['in review', { status: promoterStatus.applying }, '申请审核中'],
  ['turned down', { status: promoterStatus.rejected, againAt: Date.UTC(2027, 0, 1) }, '申请未通过'],
  ['not wanted', { isOpen: false }, '暂不招募推广员'],
])('an application that is %s is no dead end', (_, more, title) => {
  stage({ isSignedIn: true }).show(<ApplyBody init={{ ...init, ...more }} />)
  screen.getByText(title)
  expect(screen.getByRole('link', { name: '先去逛逛' }).getAttribute('href')).toBe('/a/1-1')
})

it('a rate is told to those alone who would be paid it', () => {
  const { show } = stage({ isSignedIn: true })
  show(<ApplyBody init={{ ...init, earns: false }} />)
  expect(document.body.textContent).toContain('目前您带来的订单不计佣')
  expect(document.body.textContent).not.toContain('8%')
})
