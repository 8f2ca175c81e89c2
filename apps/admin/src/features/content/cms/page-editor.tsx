import { blockFields } from '@mallard/contract/content/cms/block.codes'
import type { Language } from '@mallard/contract/content/cms/block-language.codes'
import type { AdminPage, Finding } from '@mallard/contract/content/cms/page-admin.calls'
import { Button, ConfigProvider, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { movedTo } from '#platform/moving/moved-to.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useLeaving } from '#platform/form/use-leaving.ts'
import { BlockForm } from './block-fields.tsx'
import { BlockList, Palette } from './block-list.tsx'
import { blockTexts, kindTexts } from './block.texts.ts'
import { kindOf, placeOfNew, withCopy, withNew, without, type Draft } from './editor-state.ts'
import { LiveView } from './live-view.tsx'
import { PageBar } from './page-bar.tsx'
import { PageSettings } from './page-settings.tsx'
import styles from './page.module.css'
import { findingTexts, pageTexts } from './page.texts.ts'
import { pageKey, useEditor, useLive, type Editor } from './use-editor.ts'

/** Blocks, the phone that shows them, and what the chosen one holds. */
export function PageEditor({ page, mayWrite }: { page: AdminPage; mayWrite: boolean }) {
  const texts = pageTexts.use()
  const editor = useEditor(page)
  const [chosen, setChosen] = useState<number | null>(null)
  const [lang, setLang] = useState<Language>('zh')
  const { draft } = editor
  const place = chosen !== null && chosen < draft.blocks.length ? chosen : null
  const { live, findings } = useLive(page, draft, lang, place)
  const isLocked = !mayWrite || page.publishAt !== null
  useLeaving(editor.isTouched, texts)
  useKeys(editor, isLocked)

  function alter(next: Draft, now: number | null): void {
    editor.change(next)
    setChosen(now)
  }

  return (
    <>
      <PageBar page={page} editor={editor} mayWrite={mayWrite} />
      <div className={styles.panes}>
        <div className={styles.left}>
          <Panel title={texts.palette}>
            <Palette
              isLocked={isLocked}
              onAdd={(kind) => {
                const added = placeOfNew(draft, place)
                alter(withNew(draft, kind, added), added)
              }}
            />
          </Panel>
          <Panel title={texts.blocks}>
            <BlockList
              blocks={draft.blocks}
              chosen={place}
              findings={findings}
              isLocked={isLocked}
              onChoose={setChosen}
              onMove={(from, to) =>
                to >= 0 &&
                to < draft.blocks.length &&
                alter({ ...draft, blocks: movedTo(draft.blocks, from, to) }, to)
              }
              onCopy={(from) => alter(withCopy(draft, from), from + 1)}
              onRemove={(from) => alter(without(draft, from), null)}
            />
          </Panel>
        </div>
        <section className={styles.middle} aria-label={texts.phone}>
          <div className={styles.phoneHead}>
            <Segmented<Language>
              aria-label={texts.lang}
              value={lang}
              options={[
                { value: 'zh', label: texts.zh },
                { value: 'en', label: texts.en },
              ]}
              onChange={setLang}
            />
            <span>
              <Button
                type="text"
                aria-label={texts.undo}
                title={texts.undo}
                disabled={!editor.canUndo || isLocked}
                icon={<Icon name="undo" />}
                onClick={editor.undo}
              />
              <Button
                type="text"
                aria-label={texts.redo}
                title={texts.redo}
                disabled={!editor.canRedo || isLocked}
                icon={<Icon name="redo" />}
                onClick={editor.redo}
              />
            </span>
          </div>
          <LiveView page={page} live={live} title={texts.phone} onChoose={setChosen} />
        </section>
        <ConfigProvider componentDisabled={isLocked}>
          <div className={styles.right}>
            <Properties
              draft={draft}
              place={place}
              findings={findings}
              change={editor.change}
              onClose={() => setChosen(null)}
            />
          </div>
        </ConfigProvider>
      </div>
    </>
  )
}

interface PropertiesProps {
  draft: Draft
  place: number | null
  findings: ReadonlyMap<number, readonly Finding[]>
  change: Editor['change']
  onClose: () => void
}

/** What the chosen block holds; the page itself, where none is chosen. */
function Properties({ draft, place, findings, change, onClose }: PropertiesProps) {
  const texts = pageTexts.use()
  const { none } = blockTexts.use()
  const kinds = kindTexts.use()
  const block = place === null ? undefined : draft.blocks[place]
  if (place === null || !block)
    return (
      <Panel title={texts.settings}>
        <p className={`soft small ${styles.hint}`}>{texts.choose}</p>
        <Found findings={findings.get(pageKey)} />
        <PageSettings draft={draft} change={(part, tag) => change({ ...draft, ...part }, tag)} />
      </Panel>
    )
  const kind = kindOf(block)
  return (
    <Panel
      title={`${kinds[kind]} ${place + 1}`}
      extra={
        <Button type="text" size="small" disabled={false} onClick={onClose}>
          {texts.settings}
        </Button>
      }
    >
      <Found findings={findings.get(block.key)} />
      {Object.keys(blockFields[kind]).length === 0 && <p className="soft">{none}</p>}
      <BlockForm
        key={block.key}
        block={block}
        path={[]}
        fields={blockFields[kind]}
        change={(next, tag = '') =>
          change(
            { ...draft, blocks: draft.blocks.map((each, at) => (at === place ? next : each)) },
            tag && `${block.key} ${tag}`,
          )
        }
      />
    </Panel>
  )
}

/** What was found, said where it is. */
function Found({ findings = [] }: { findings: readonly Finding[] | undefined }) {
  const finding = findingTexts.use()
  if (findings.length === 0) return null
  return (
    <ul className={styles.found} role="status">
      {findings.map(({ kind, at, what, isBlocking }) => (
        <li key={`${kind} ${at} ${what}`} className={isBlocking ? styles.bad : styles.warn}>
          {finding[kind](what)}
        </li>
      ))}
    </ul>
  )
}

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z undo and redo, but in a field that has its own steps. */
function useKeys(editor: Editor, isLocked: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isLocked || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        void editor.saveAloud()
      }
      const target = event.target as HTMLElement
      if (key !== 'z' || target.isContentEditable || /^(?:INPUT|TEXTAREA)$/.test(target.tagName))
        return
      event.preventDefault()
      if (event.shiftKey) editor.redo()
      else editor.undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [editor, isLocked])
}
