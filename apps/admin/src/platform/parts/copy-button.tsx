import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { Icon } from './icons.tsx'

export interface CopyButtonProps {
  text: string
  label: string
  /** Said when it is copied. */
  done: string
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  function copy(): void {
    void navigator.clipboard.writeText(text).then(() => setIsCopied(true))
  }
  return (
    <Tooltip
      title={isCopied ? done : label}
      onOpenChange={(isOpen) => !isOpen && setIsCopied(false)}
    >
      <Button
        type="text"
        size="small"
        aria-label={label}
        icon={<Icon name="copy" size={15} />}
        onClick={copy}
      />
    </Tooltip>
  )
}
