import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { Filings } from './filings.tsx'
import { TestNote } from './test-note.tsx'

const filings = {
  company: '禾光生活电器有限公司',
  icp: '浙ICP备20990001号-1',
  police: '浙公网安备 33010602009999号',
  miniFiling: '',
  isTest: false,
}
const nothing = { company: '', icp: '', police: '', miniFiling: '', isTest: true }
const open = (filed: typeof filings) =>
  stage({ answers: { 'store.filings': filed } }).show(
    <>
      <TestNote />
      <Filings />
    </>,
  )
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('says who is behind the store, and leads to where each number can be looked up', async () => {
  open(filings)
  expect(await screen.findByText(filings.company)).toBeTruthy()
  expect(linkTo(filings.icp)).toBe('https://beian.miit.gov.cn/')
  expect(linkTo(filings.police)).toBe(
    'https://beian.mps.gov.cn/#/query/webSearch?code=33010602009999',
  )
  expect(linkTo('证照信息')).toBe('/help/1-1/agreement/licence')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.queryByText(/测试店铺/)).toBeNull()
})

it('is not there where nothing is filled in; a test shop says that it is one', async () => {
  open(nothing)
  expect(await screen.findByText('测试店铺：不会真实扣款和发货')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
