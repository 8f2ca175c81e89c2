import { Button } from '../button/index.ts'
import { useTexts } from '../locale/index.ts'
import { Empty } from './empty.tsx'

export interface ErrorStateProps {
  title?: string | undefined
  note?: string | undefined
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  className?: string | undefined
}

export function ErrorState({ title, note, onRetry, busy, className }: ErrorStateProps) {
  const texts = useTexts()
  return (
    <div role="alert" className={className}>
      <Empty
        art="cloud"
        title={title ?? texts.errorTitle}
        note={note ?? texts.errorNote}
        action={
          onRetry && (
            <Button onClick={onRetry} busy={busy}>
              {texts.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
