import type {
  AdminPage,
  Finding,
  PageContent,
} from '@mallard/contract/content/cms/page-admin.calls'
import { blockIn, type Language } from '@mallard/contract/content/cms/block-language.codes'
import type { LivePage } from '@mallard/contract/content/cms/page.codes'
import { useMemo, useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { kindTexts } from './block.texts.ts'
import {
  begin,
  changed,
  contentOf,
  draftOf,
  kindOf,
  redone,
  shownNow,
  undone,
  type Draft,
} from './editor-state.ts'
import { pageTexts } from './page.texts.ts'
import { useDrawn, useFreshPage, usePageChange } from './use-pages.ts'

const textOf = (draft: Draft) => JSON.stringify(contentOf(draft))

/** The draft of a page as it is written: its steps, what is saved of it, and who else saved. */
export function useEditor(page: AdminPage) {
  const texts = pageTexts.use()
  const feedback = useFeedback()
  const fresh = useFreshPage(page.id)
  const saving = usePageChange('save')
  const [history, setHistory] = useState(() => begin(page.content))
  const [saved, setSaved] = useState(() => textOf(history.now))
  const [revision, setRevision] = useState(page.revision)
  const [isConflict, setConflict] = useState(false)
  const draft = history.now
  const isTouched = textOf(draft) !== saved

  /** What another call or a colleague made of the page, when nothing is typed. */
  function follow(next: AdminPage): void {
    const now = draftOf(next.content)
    setHistory((before) => changed(before, now))
    setSaved(textOf(now))
    setRevision(next.revision)
    setConflict(false)
  }

  /** Saves what was typed; undefined when that was refused, and said why. */
  async function save(base = revision): Promise<AdminPage | undefined> {
    if (!isTouched && base > 0) return page
    const sent = textOf(draft)
    try {
      const next = await saving.mutateAsync({
        id: page.id,
        revision: base,
        ...contentOf({ ...draft, title: draft.title.trim() }),
      })
      setSaved(sent)
      setRevision(next.revision)
      setConflict(false)
      return next
    } catch (error) {
      if (isRefusal(error, 'versionConflict')) setConflict(true)
      else feedback.failed(error)
      return undefined
    }
  }

  return {
    draft,
    revision,
    isTouched,
    isConflict,
    isSaving: saving.isPending,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: Draft, tag = '') => setHistory((before) => changed(before, next, tag)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    save,
    follow,
    /** Puts something else into the draft; that can be undone. */
    load: (content: PageContent) => setHistory((before) => changed(before, draftOf(content))),
    async saveAloud() {
      if (await save()) feedback.done(texts.savedNow)
    },
    async takeTheirs() {
      follow(await fresh())
    },
    async keepMine() {
      const theirs = await fresh()
      if (await save(theirs.revision)) feedback.done(texts.savedNow)
    },
  }
}

export type Editor = ReturnType<typeof useEditor>

/** The draft as the phone shows it, with what was found in each of its blocks. */
export function useLive(
  { layout }: Pick<AdminPage, 'layout'>,
  draft: Draft,
  lang: Language,
  chosen: number | null,
) {
  const texts = pageTexts.use()
  const kinds = kindTexts.use()
  const { data } = useDrawn(draft, lang)
  const live = useMemo((): LivePage => {
    const last = new Map(data?.keys.map((key, place) => [key, data.shown[place]]))
    return {
      kind: 'page-show',
      title: (lang === 'en' && draft.titleEn) || draft.title,
      layout,
      blocks: draft.blocks.map((block) => shownNow(blockIn(block, lang), last.get(block.key))),
      names: draft.blocks.map((block) => texts.empty(kinds[kindOf(block)])),
      chosen,
    }
  }, [data, draft, lang, layout, chosen, texts, kinds])
  const findings = useMemo(() => {
    const byKey = new Map<number, Finding[]>()
    for (const finding of data?.findings ?? []) {
      const key = finding.place === null ? pageKey : (data?.keys[finding.place] ?? pageKey)
      byKey.set(key, [...(byKey.get(key) ?? []), finding])
    }
    return byKey
  }, [data])
  return { live, findings }
}

/** Of what was found in the page itself. */
export const pageKey = 0
