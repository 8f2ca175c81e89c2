import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { inStore } from '../test-in-store.tsx'
import { FormBuilder } from './form-builder.tsx'
import { withNew, withPart, type Questions } from './form-draft.ts'

const choice = withNew([], 'single').questions
const named = withPart(choice, 'q1', {
  title: '喜欢吗',
  titleEn: 'Do you like it',
  options: choice[0]!.options.map((option, place) => ({ ...option, name: ['是', '否'][place]! })),
})
const titled = withPart(withNew(named.questions, 'text').questions, 'q2', { title: '为什么' })
const branched = withPart(titled.questions, 'q2', {
  showIf: { questionId: 'q1', optionIds: [choice[0]!.options[0]!.id] },
}).questions

afterEach(cleanup)

function show(first: Questions, isAsked = false) {
  const now = { questions: first }
  function Form() {
    const [questions, setQuestions] = useState(first)
    useEffect(() => {
      now.questions = questions
    }, [questions])
    return <FormBuilder questions={questions} onChange={setQuestions} isAsked={isAsked} />
  }
  render(inStore({}, <Form />))
  return now
}

const phone = () => within(screen.getByRole('region', { name: '手机预览' }))
const head = (title: string) =>
  screen
    .getAllByText(title)
    .find((each) => each.closest('[aria-expanded]'))!
    .closest('button')!

describe('the builder of a form', () => {
  it('shows a question on the phone as soon as the choice before it leads there', () => {
    show(branched)
    expect(phone().queryByText(/为什么/)).toBeNull()
    fireEvent.click(phone().getByLabelText('是'))
    expect(phone().getByText(/为什么/)).toBeTruthy()
    fireEvent.click(phone().getByLabelText('否'))
    expect(phone().queryByText(/为什么/)).toBeNull()
    fireEvent.click(phone().getByText('English'))
    expect(phone().getByText(/Do you like it/)).toBeTruthy()
  })

  it('moves a question by keyboard, keeps the focus there, and says what went with it', () => {
    const now = show(branched)
    head('为什么').focus()
    fireEvent.keyDown(head('为什么'), { key: 'ArrowUp', altKey: true })
    expect(now.questions.map(({ id }) => id)).toEqual(['q2', 'q1'])
    expect(document.activeElement).toBe(head('为什么'))
    expect(screen.getByRole('status').textContent).toContain('第 1 题不再有出现条件')
    // Nothing stands above it.
    fireEvent.keyDown(head('为什么'), { key: 'ArrowUp', altKey: true })
    expect(now.questions.map(({ id }) => id)).toEqual(['q2', 'q1'])
    fireEvent.click(screen.getByLabelText('下移：第 1 题'))
    expect(now.questions.map(({ id }) => id)).toEqual(['q1', 'q2'])
    expect(screen.getByRole('status').textContent).toBe('第 1 题已移到第 2 题')
  })

  it('opens what is added or copied, and removes', () => {
    const now = show(branched)
    fireEvent.click(within(screen.getByRole('group', { name: '添加题目' })).getByText('评分'))
    expect(now.questions.map(({ type }) => type)).toEqual(['single', 'text', 'star'])
    fireEvent.change(screen.getByLabelText('题目'), { target: { value: '几颗星' } })
    fireEvent.click(screen.getByLabelText('复制：第 3 题'))
    expect(now.questions.map(({ title }) => title)).toEqual([
      '喜欢吗',
      '为什么',
      '几颗星',
      '几颗星',
    ])
    fireEvent.click(screen.getByLabelText('删除：第 1 题'))
    expect(now.questions.map(({ title }) => title)).toEqual(['为什么', '几颗星', '几颗星'])
    expect(screen.getByRole('status').textContent).toContain('第 1 题不再有出现条件')
  })

  it('adds, words, moves and removes options, which keep their ids', () => {
    const now = show(branched)
    const [yes, no] = branched[0]!.options.map(({ id }) => id)
    fireEvent.click(screen.getByText('添加选项'))
    fireEvent.change(screen.getByLabelText('选项 3'), { target: { value: '不好说' } })
    fireEvent.click(screen.getByLabelText('上移：选项 3'))
    const options = () => now.questions[0]!.options
    expect(options().map(({ name }) => name)).toEqual(['是', '不好说', '否'])
    expect([options()[0]!.id, options()[2]!.id]).toEqual([yes, no])
    fireEvent.click(screen.getByLabelText('删除：选项 1'))
    expect(options().map(({ name }) => name)).toEqual(['不好说', '否'])
    expect(now.questions[1]!.showIf).toBeNull()
  })

  it('says what is not right beside its question once it was to be saved', () => {
    show(choice, true)
    expect(screen.getByText('请填写题目')).toBeTruthy()
    cleanup()
    show(choice)
    expect(screen.queryByText('请填写题目')).toBeNull()
  })
})
