import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { secondUnitForm } from './second-unit.form.tsx'

function Typed() {
  const [draft, setDraft] = useState(secondUnitForm.empty)
  const rule = secondUnitForm.ruleOf(draft)
  return (
    <>
      <secondUnitForm.Fields
        draft={draft}
        change={(part) => setDraft({ ...draft, ...part })}
        known={[]}
        onSeen={() => undefined}
      />
      <output>{JSON.stringify(rule)}</output>
    </>
  )
}

it('begins at half price, and shows by an example what two units then cost', () => {
  render(<Typed />)
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('{"bp":5000,"pairs":0}')
  expect(screen.getByText(/合计 ¥250\.00/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('第二件'), { target: { value: '8' } })
  fireEvent.change(screen.getByLabelText('每单最多'), { target: { value: '2' } })
  expect(said()).toBe('{"bp":8000,"pairs":2}')
  expect(screen.getByText(/减 ¥20\.00，合计 ¥280\.00/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('第二件'), { target: { value: '12' } })
  expect(said()).toBe('"badValue"')
  expect(screen.queryByText(/合计/)).toBeNull()
})
