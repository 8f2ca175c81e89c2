// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onFirstUse, optional } from './index.ts'

interface PanelProps {
  open: boolean
  onClose: () => void
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? 'The page broke' : this.props.children
  }
}

const Panel = ({ open }: PanelProps) => <p>{open ? 'The panel' : 'A closed panel'}</p>
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function show(Part: ComponentType<PanelProps>) {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <Boundary>
        <input aria-label="Note" />
        <button onClick={() => setOpen(true)}>{isOpen ? 'Opened' : 'Open'}</button>
        <Part open={isOpen} onClose={() => setOpen(false)} />
      </Boundary>
    )
  }
  render(<Page />)
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }))
const isClosedAgain = () => screen.findByRole('button', { name: 'Open' })

describe('a part whose code comes when it is first opened', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  it('asks for it then, and not before', async () => {
    const load = vi.fn(() => Promise.resolve(Panel))
    show(onFirstUse(load))
    expect(load).not.toHaveBeenCalled()
    open()
    await screen.findByText('The panel')
  })

  it('tries a failed download once more', async () => {
    show(onFirstUse(vi.fn(() => Promise.resolve(Panel)).mockImplementationOnce(broken)))
    open()
    await screen.findByText('The panel')
  })

  it('leaves the page as it is without a line, says so, and asks for the code once there is one again', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.resolve(Panel))
    show(onFirstUse(load))
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'At the door' } })
    for (const _ of [1, 2]) {
      open()
      await screen.findAllByText('网络异常，请稍后重试')
      await isClosedAgain()
    }
    expect(load).not.toHaveBeenCalled()
    line.mockReturnValue(true)
    open()
    await screen.findByText('The panel')
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('At the door')
  })

  it('asks again at the next opening where the line broke on the way', async () => {
    const load = vi.fn<() => Promise<ComponentType<PanelProps>>>(broken)
    show(onFirstUse(load))
    open()
    await isClosedAgain()
    load.mockResolvedValue(Panel)
    open()
    await screen.findByText('The panel')
  })

  it('lets the page’s boundary speak when it is gone although there is a line', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    vi.spyOn(console, 'error').mockReturnValue()
    show(onFirstUse<PanelProps>(broken))
    open()
    await isClosedAgain()
    open()
    await screen.findByText('The page broke')
  })
})

describe('a part that a page can do without', () => {
  afterEach(cleanup)

  async function drawn(Part: ComponentType): Promise<string> {
    const { container } = render(
      <Boundary>
        <Suspense fallback="On its way">
          <Part />
        </Suspense>
      </Boundary>,
    )
    await waitFor(() => expect(container.textContent).not.toBe('On its way'))
    return container.textContent
  }

  it('is drawn when its code has come, and nothing is where it does not', async () => {
    expect(await drawn(optional(() => Promise.resolve(() => <p>Others liked</p>)))).toBe(
      'Others liked',
    )
    expect(await drawn(optional(broken))).toBe('')
  })
})
