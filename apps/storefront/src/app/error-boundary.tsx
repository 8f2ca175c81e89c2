import { ErrorState } from '@mallard/ui/empty'
import { Component, type ReactNode } from 'react'
import { shellTexts } from './shell.texts.ts'

interface Props {
  /** Another value, another chance: the page that one moved to. */
  place: string
  children: ReactNode
}

interface State {
  failedAt: string | undefined
}

/** A page that breaks leaves the rest of the shop standing. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place })
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' }
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failedAt !== undefined && before.place !== this.props.place)
      this.setState({ failedAt: undefined })
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <Broken />
  }
}

function Broken() {
  const texts = shellTexts()
  return (
    <main>
      <ErrorState title={texts.broken} note={texts.brokenNote} onRetry={() => location.reload()} />
    </main>
  )
}
