import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Dropdown, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { MediaPicker } from '../media/media-picker.tsx'
import { Icon } from '../parts/icons.tsx'
import { useSession } from '../session.ts'
import { useLocale } from '../texts.ts'
import { GoodsCardPicker } from './goods-card-picker.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './rich.module.css'
import { richTexts } from './rich.texts.ts'

const levels = [2, 3, 4] as const
/** Pictures that are put in at once. */
const maxPictures = 10

type Overlay = 'picture' | 'goods' | 'link'

/** What can be done to the text where the cursor stands. */
export function RichTools({ editor }: { editor: Editor }) {
  const texts = richTexts.use()
  const [open, setOpen] = useState<Overlay>()
  const at = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const chain = () => editor.chain().focus()
  const link = at.link

  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.tools}>
      <BlockSelect editor={editor} level={at.level} />
      <Tool
        label={texts.bold}
        isOn={at.isBold}
        onPress={() => chain().toggleBold().run()}
        face={<b>B</b>}
      />
      <Tool
        label={texts.italic}
        isOn={at.isItalic}
        onPress={() => chain().toggleItalic().run()}
        face={<i>I</i>}
      />
      <Tool
        label={texts.bullets}
        isOn={at.isBullets}
        onPress={() => chain().toggleBulletList().run()}
        face={<Icon name="bullets" size={16} />}
      />
      <Tool
        label={texts.numbers}
        isOn={at.isNumbers}
        onPress={() => chain().toggleOrderedList().run()}
        face={<Icon name="numbers" size={16} />}
      />
      <Tool
        label={texts.quote}
        isOn={at.isQuote}
        onPress={() => chain().toggleBlockquote().run()}
        face={<Icon name="quote" size={16} />}
      />
      <Tool
        label={texts.link}
        isOn={link !== ''}
        isOff={at.isNothingChosen && link === ''}
        onPress={() => setOpen('link')}
        face={<Icon name="link" size={16} />}
      />
      <Tool
        label={texts.picture}
        onPress={() => setOpen('picture')}
        face={<Icon name="media" size={16} />}
      />
      <Tool
        label={texts.goods}
        onPress={() => setOpen('goods')}
        face={<Icon name="goods" size={16} />}
      />
      <TableTool editor={editor} isInTable={at.isInTable} />
      <span className={styles.apart} />
      <Tool
        label={texts.undo}
        isOff={!at.canUndo}
        onPress={() => chain().undo().run()}
        face={<Icon name="undo" size={16} />}
      />
      <Tool
        label={texts.redo}
        isOff={!at.canRedo}
        onPress={() => chain().redo().run()}
        face={<Icon name="redo" size={16} />}
      />
      {open && <Over what={open} editor={editor} link={link} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

/** A paragraph, or a heading of a level. */
function BlockSelect({ editor, level: now }: { editor: Editor; level: number }) {
  const texts = richTexts.use()
  const isEnglish = useLocale() === 'en'
  const chain = () => editor.chain().focus()
  return (
    <Select
      size="small"
      variant="borderless"
      aria-label={texts.block}
      value={now}
      onChange={(level) => {
        const heading = levels.find((each) => each === level)
        if (heading) chain().setHeading({ level: heading }).run()
        else chain().setParagraph().run()
      }}
      options={[
        { value: 0, label: texts.paragraph },
        ...levels.map((level) => ({ value: level, label: texts.heading(level - 1) })),
      ]}
      style={{ width: isEnglish ? 112 : 92 }}
    />
  )
}

interface OverProps {
  what: Overlay
  editor: Editor
  /** The address at the cursor. */
  link: string
  onClose: () => void
}

/** Chooses what is put in. */
function Over({ what, editor, link, onClose }: OverProps) {
  const { scope } = useSession()
  const chain = () => editor.chain().focus()
  const done = (made: { run: () => boolean }) => {
    made.run()
    onClose()
  }
  if (what === 'picture')
    return (
      <MediaPicker
        most={maxPictures}
        onPick={(chosen) =>
          done(
            chain().insertContent(
              chosen.map(({ picture, alt, altEn }) => ({
                type: 'image',
                attrs: {
                  src: picture.url,
                  alt: alt || altEn,
                  width: picture.width,
                  height: picture.height,
                },
              })),
            ),
          )
        }
        onClose={onClose}
      />
    )
  if (what === 'goods')
    return (
      <GoodsCardPicker
        onPick={({ itemId, title, pic }) =>
          done(
            chain().insertGoodsCard({
              href: `/goods/${itemId}-${scope.partnerId}-${scope.storeId}`,
              title,
              src: pic.url,
              width: pic.width,
              height: pic.height,
            }),
          )
        }
        onClose={onClose}
      />
    )
  return (
    <LinkForm
      href={link}
      onSet={(href) => done(chain().extendMarkRange('link').setLink({ href }))}
      onDrop={() => done(chain().extendMarkRange('link').unsetLink())}
      onClose={onClose}
    />
  )
}

function stateOf(editor: Editor) {
  return {
    level: levels.find((level) => editor.isActive('heading', { level })) ?? 0,
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isBullets: editor.isActive('bulletList'),
    isNumbers: editor.isActive('orderedList'),
    isQuote: editor.isActive('blockquote'),
    isInTable: editor.isActive('table'),
    isNothingChosen: editor.state.selection.empty,
    link: String(editor.getAttributes('link').href ?? ''),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

interface ToolProps {
  label: string
  face: ReactNode
  onPress: () => void
  /** Whether it holds where the cursor stands; left out where nothing can hold. */
  isOn?: boolean
  isOff?: boolean
}

function Tool({ label, face, onPress, isOn, isOff = false }: ToolProps) {
  return (
    <Button
      size="small"
      type={isOn ? 'default' : 'text'}
      icon={face}
      title={label}
      aria-label={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      disabled={isOff}
      // The text keeps its cursor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  )
}

function TableTool({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const texts = richTexts.use()
  const chain = () => editor.chain().focus()
  if (!isInTable)
    return (
      <Tool
        label={texts.makeTable}
        onPress={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        face={<Icon name="table" size={16} />}
      />
    )
  const acts = {
    rowBelow: () => chain().addRowAfter().run(),
    columnAfter: () => chain().addColumnAfter().run(),
    headRow: () => chain().toggleHeaderRow().run(),
    dropRow: () => chain().deleteRow().run(),
    dropColumn: () => chain().deleteColumn().run(),
    dropTable: () => chain().deleteTable().run(),
  }
  const names = Object.keys(acts) as (keyof typeof acts)[]
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: names.map((key) => ({ key, label: texts[key] })),
        onClick: ({ key }) => acts[key as keyof typeof acts](),
      }}
    >
      <Button
        size="small"
        icon={<Icon name="table" size={16} />}
        title={texts.table}
        aria-label={texts.table}
      />
    </Dropdown>
  )
}
