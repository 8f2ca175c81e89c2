import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { richExtensions } from './rich-schema.ts'
import { storedRich } from './rich-text.ts'
import { RichTools } from './rich-tools.tsx'
import styles from './rich.module.css'

interface RichSurfaceProps {
  label: string
  value: string
  onChange: (html: string) => void
}

/** Where rich text is written, with its tools above. */
export default function RichSurface({ label, value, onChange }: RichSurfaceProps) {
  // What was written last: a value that comes back is not put in again, which would move the cursor.
  const written = useRef(value)
  const say = useRef(onChange)
  useEffect(() => {
    say.current = onChange
  })
  const editor = useEditor({
    extensions: richExtensions,
    content: value,
    // A style of its own would need the content policy's nonce; ours are in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = storedRich(changed.getHTML())
      say.current(written.current)
    },
  })
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={styles.surface}>
      <RichTools editor={editor} />
      <EditorContent editor={editor} className={styles.paper} />
    </div>
  )
}
