import { QueryClient, useMutation } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../api-error.ts'
import type { Session } from '../session.ts'
import { inStore } from '../test-in-store.tsx'
import { defineTexts } from '../texts.ts'
import { defineForm } from './define-form.tsx'
import { clearDrafts } from './draft.ts'
import { NumberField, TextField } from './fields.tsx'

interface Lamp {
  id: number
  name: string
  watts: number
  version: number
}

const send = vi.fn<(input: object, requestId: string) => Promise<{ saved: string }>>()
const texts = defineTexts({ title: '改灯' }, { title: 'Change a lamp' })

const form = (shape: 'modal' | 'drawer') =>
  defineForm({
    texts,
    shape,
    limits: {
      name: { least: 1, most: 5 },
      deciwatts: { most: 600 },
      code: { pattern: '^[a-z]+$' },
    },
    initial: ({ name, watts }: Lamp) => ({ name, watts, code: 'abc' }),
    inputOf: ({ name, watts, code }, { id, version }) => ({
      id,
      version,
      name: name.trim(),
      deciwatts: watts * 10,
      code,
    }),
    send: (_api, input, requestId) => send(input, requestId),
    changes: () => [{ key: ['1-1', 'lamps'] }],
    draft: ({ id }) => `lamp:${id}`,
    title: ({ texts: { title }, of }) => `${title} ${of.id}`,
    ok: () => 'save it',
    hint: () => 'a hint',
    cuts: ({ deciwatts }) => (deciwatts < 100 ? ['hardly any light'] : []),
    fields: () => (
      <>
        <TextField name="name" label="name" isFirst />
        <NumberField name="watts" of="deciwatts" unit={10} label="watts" />
        <TextField name="code" label="code" />
      </>
    ),
    done: (_view, { saved }) => saved,
  })
const Modal = form('modal')
const Drawer = form('drawer')

const table: Lamp = { id: 3, name: 'table', watts: 40, version: 1 }
const onClose = vi.fn()
const onDone = vi.fn()
const queries = new QueryClient()

function open(Form = Modal, lamp = table) {
  const session = {
    me: { id: 7 },
    scope: { partnerId: 1, storeId: 1 },
    api: {},
  } as unknown as Session
  const page = (of: Lamp) =>
    inStore(session, <Form of={of} onDone={onDone} onClose={onClose} />, queries)
  const { rerender } = render(page(lamp))
  return (now: Lamp) => rerender(page(now))
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'save it' }))

afterEach(() => {
  cleanup()
  clearDrafts()
  vi.resetAllMocks()
})

it.each([
  ['over the page', Modal],
  ['beside the page', Drawer],
])(
  '%s: sends what the fields hold, says so, and has the queries asked again',
  async (_where, Form) => {
    send.mockResolvedValue({ saved: 'all is saved' })
    const invalidate = vi.spyOn(queries, 'invalidateQueries')
    open(Form)
    screen.getByText('改灯 3')
    screen.getByText('a hint')
    type('name', ' wall')
    save()
    await screen.findByText('all is saved')
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { id: 3, version: 1, name: 'wall', deciwatts: 400, code: 'abc' },
      expect.stringMatching(/^[\w-]{8,64}$/),
    )
    expect(invalidate.mock.calls).toEqual([[{ queryKey: ['1-1', 'lamps'] }]])
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ saved: 'all is saved' })
    expect(onClose).toHaveBeenCalledOnce()
  },
)

it('lets no more be typed than the contract takes, and says at the field what is missing', async () => {
  open()
  expect(field('name').maxLength).toBe(5)
  expect(field('watts').getAttribute('aria-valuemax')).toBe('60')
  type('name', ' ')
  type('code', '7')
  save()
  await screen.findByText('请填写这一项')
  await screen.findByText('这一项不符合要求，请检查')
  expect(send).not.toHaveBeenCalled()
})

it('sends a repeated wish under its number, and a changed one under another', async () => {
  send.mockRejectedValue(new CallFailure('offline'))
  open()
  save()
  await screen.findByText('网络不通，内容没有保存，请稍后重试')
  save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'save it' }).className).not.toContain('loading'),
  )
  type('name', 'wall')
  save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  const [first, again, changed] = send.mock.calls.map(([, requestId]) => requestId)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})

it.each([
  ['by the name of the call’s field', { field: 'deciwatts' }, '这一项不符合要求，请检查', 'watts'],
  ['in its own words', { field: '名称已被使用', at: 'name' }, '名称已被使用', 'name'],
])(
  'says at the field what the server found wrong there, %s',
  async (_how, details, said, label) => {
    send.mockRejectedValue(new CallFailure('refused', 'no', 'badInput', details))
    open()
    save()
    const words = await screen.findByText(said)
    expect(words.closest('.ant-form-item')?.contains(field(label))).toBe(true)
    expect(screen.queryByText(/^请检查：/)).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  },
)

it('says above all what is about no field that is there', async () => {
  send.mockRejectedValue(new CallFailure('refused', 'no', 'badInput', { field: 'version' }))
  open()
  save()
  await screen.findByText('请检查：version')
})

it('asks before a deep cut', async () => {
  open()
  type('watts', '5')
  save()
  await screen.findByText('hardly any light')
  expect(send).not.toHaveBeenCalled()
})

it('has what was typed again after the page was lost, until it is saved or not wanted', async () => {
  open()
  type('name', 'wall')
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('wall'))
  cleanup()
  open()
  await waitFor(() => expect(field('name').value).toBe('wall'))
  fireEvent.click(screen.getByRole('button', { name: /重新填写/ }))
  await waitFor(() => expect(field('name').value).toBe('table'))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  type('name', 'wall')
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(sessionStorage).toHaveLength(0)
})

it('sends the version that the fields began with, whatever was fetched since', async () => {
  send.mockRejectedValue(new CallFailure('refused', '', 'versionConflict'))
  const fetchAgain = open()
  type('name', 'wall')
  fetchAgain({ ...table, watts: 25, version: 2 })
  save()
  await screen.findByText('数据已被他人修改，请刷新后重试')
  expect(send.mock.calls[0]).toMatchObject([
    { version: 1, name: 'wall', deciwatts: 400 },
    expect.anything(),
  ])
})

it('says of what is found again that somebody changed the thing since, until it is not wanted', async () => {
  const changed = { ...table, watts: 25, version: 2 }
  const old = /有人改过原来的内容/
  open()
  type('name', 'wall')
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('wall'))
  cleanup()
  open()
  await screen.findByText('已恢复上次没有保存的内容。')
  cleanup()
  open(Modal, changed)
  await screen.findByText(old)
  type('name', 'floor')
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('floor'))
  cleanup()
  open(Modal, changed)
  await screen.findByText(old)
  fireEvent.click(screen.getByRole('button', { name: /重新填写/ }))
  await waitFor(() => expect(field('watts').value).toBe('25'))
  type('name', 'wall')
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('wall'))
  cleanup()
  open(Modal, changed)
  await screen.findByText('已恢复上次没有保存的内容。')
})

it.each(['modal', 'drawer'] as const)(
  'sends what stands outside the fields of a %s, once that is whole',
  async (shape) => {
    const paint = vi.fn(async (_input: object) => ({ saved: 'painted' }))
    const Paint = defineForm({
      texts,
      shape,
      initial: (_of: Lamp) => ({}),
      useOwn: ({ id }) => {
        const [colour, choose] = useState('')
        return { id, colour, choose, painting: useMutation({ mutationFn: paint }) }
      },
      inputOf: (_values, _begun, _now, { id, colour }) => ({ id, colour }),
      send: (_api, input, _requestId, { painting }) => painting.mutateAsync(input),
      title: () => 'Paint',
      ok: () => 'save it',
      isBlocked: ({ own: { colour } }) => colour === '',
      check: ({ own: { colour } }) => colour !== 'clear',
      fields: ({ own: { choose } }) =>
        ['clear', 'red'].map((name) => (
          <button key={name} type="button" onClick={() => choose(name)}>
            {name}
          </button>
        )),
      done: (_view, { saved }) => saved,
    })
    open(Paint)
    const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    save()
    choose('clear')
    save()
    choose('red')
    save()
    await screen.findByText('painted')
    expect(paint.mock.calls.map(([input]) => input)).toEqual([{ id: 3, colour: 'red' }])
  },
)
