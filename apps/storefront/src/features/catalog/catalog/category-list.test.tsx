import { Activity } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { CategoryList } from './category-list.tsx'

const went: string[] = []
const categories = [1, 2].map((id) => ({ id, name: `类目 ${id}`, children: [] }) as never)

beforeEach(() => {
  went.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    went.push(this.id)
  })
})
afterEach(() => void vi.restoreAllMocks())

it('goes to the category of a link once, and stays where one was when its page wakes', () => {
  const { show } = stage({ page: { name: 'goodslist' } })
  const page = (mode: 'visible' | 'hidden', wanted: number) =>
    show(
      <Activity mode={mode}>
        <CategoryList categories={categories} popular={[]} wanted={wanted} />
      </Activity>,
    )
  page('visible', 2)
  expect(went).toEqual(['category-2'])
  page('hidden', 2)
  page('visible', 2)
  expect(went).toEqual(['category-2'])
  page('visible', 1)
  expect(went).toEqual(['category-2', 'category-1'])
})
