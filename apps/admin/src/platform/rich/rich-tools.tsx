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
const mostPictures = 10

/** What can be done to the text where the cursor stands. */
export function RichTools({ editor }: { editor: Editor }) {
  const texts = richTexts.use()
  const { scope } = useSession()
  const isEnglish = useLocale() === 'en'
  const [open, setOpen] = useState<'picture' | 'goods' | 'link'>()
  const at = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const chain = () => editor.chain().focus()
  const close = () => setOpen(undefined)
  const link = at.link

  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.tools}>
      <Select
        size="small"
        variant="borderless"
        aria-label={texts.block}
        value={at.level}
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
      {open === 'picture' && (
        <MediaPicker
          most={mostPictures}
          onPick={(chosen) => {
            chain()
              .insertContent(
                chosen.map(({ picture, alt, altEn }) => ({
                  type: 'image',
                  attrs: {
                    src: picture.url,
                    alt: alt || altEn,
                    width: picture.width,
                    height: picture.height,
                  },
                })),
              )
              .run()
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'goods' && (
        <GoodsCardPicker
          onPick={({ itemId, title, pic }) => {
            chain()
              .insertGoodsCard({
                href: `/goods/${itemId}-${scope.partnerId}-${scope.storeId}`,
                title,
                src: pic.url,
                width: pic.width,
                height: pic.height,
              })
              .run()
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'link' && (
        <LinkForm
          href={link}
          onSet={(href) => {
            chain().extendMarkRange('link').setLink({ href }).run()
            close()
          }}
          onDrop={() => {
            chain().extendMarkRange('link').unsetLink().run()
            close()
          }}
          onClose={close}
        />
      )}
    </div>
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
