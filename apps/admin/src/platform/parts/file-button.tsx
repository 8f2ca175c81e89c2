import { Button, type ButtonProps } from 'antd'
import { useRef } from 'react'

interface FileButtonProps extends Pick<
  ButtonProps,
  'type' | 'size' | 'icon' | 'loading' | 'children'
> {
  /** What the file is for; also what the button shows, unless it says something else now. */
  label: string
  /** Endings and types of files, as the field of a browser takes them. */
  accept: string
  onFile: (file: File) => void
}

/** A button that lets one file be chosen; the same one may be chosen again. */
export function FileButton({
  label,
  accept,
  onFile,
  children = label,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
