import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { GoodsHelp } from './goods-help.tsx'

afterEach(cleanup)

const shown = (help: unknown) => {
  const set = stage({ answers: { 'guides.goodsHelp': help } })
  set.show(<GoodsHelp itemId={5} />)
  return waitFor(() => expect(set.calls).toEqual([['guides.goodsHelp', { productId: 5 }]]))
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it('goods lead to their guide and their manual', async () => {
  await shown({ guide: { title: '三步用好' }, manual: { title: '说明书', productSn: 'KETTLE' } })
  await screen.findByText('三步用好')
  expect(links()).toEqual([
    '/productGuide/detail/5',
    '/kitchen/instructions/detail-KETTLE?partnerId=1',
  ])
})

it('goods that nothing is written about lead nowhere', async () => {
  await shown({ guide: null, manual: null })
  expect(document.body.textContent).toBe('')
})
