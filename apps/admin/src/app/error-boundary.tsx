import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { shellTexts } from './shell.texts.ts'

/** A page that fails leaves the menu alive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const texts = shellTexts.use()
  return (
    <Blank title={texts.broken} text={texts.brokenHint}>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </Blank>
  )
}
