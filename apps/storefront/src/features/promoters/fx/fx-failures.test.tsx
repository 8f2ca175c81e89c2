import { promoterStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import center from './fx-center.screen.tsx'
import goods from './fx-goods.screen.tsx'
import report from './fx-report.screen.tsx'

const none = { list: [], hasNext: false }
const earned = {
  nickname: '林',
  level: 1,
  available: 0,
  toNext: null,
  frozen: 0,
  withdrawing: 0,
  withdrawn: 0,
  today: 0,
  month: 0,
  orders: 0,
  customers: 0,
}

it.each([
  ['goods', goods, { center: { sponsorId: 'u-7' } }, 'fx.goods', none],
  [
    'center',
    center,
    { init: { status: promoterStatus.active, agreement: 'fx' } },
    'fx.myCollect',
    none,
  ],
  ['report', report, { customers: none }, 'fx.myAchievement', []],
])('what the page of %s could not fetch is asked for again', async (_, page, data, call, later) => {
  let hasLine = false
  const answer = () => (hasLine ? later : Promise.reject(new Error('no line')))
  const set = stage({ isSignedIn: true, answers: { 'fx.center': earned, [call]: answer } })
  const Screen = page.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data, hint: undefined }} />
  set.show(<Page />)
  const retry = await screen.findByRole('button', { name: '重试' })
  hasLine = true
  fireEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
