import {
  auditObjectOf,
  kindText,
  numberText,
  pageText,
} from '@mallard/contract/people/staff/audit-words'
import type { Scope } from '@mallard/kernel'
import { Dated } from '#platform/parts/dated.tsx'
import { Link } from '#platform/router.tsx'
import { useLocale } from '#platform/texts.ts'
import { pageOfObject } from './audit-object.ts'

/** A thing as the log names it, with the way to its page. */
export function ObjectLink({ text, scope }: { text: string; scope: Scope }) {
  const isEnglish = useLocale() === 'en'
  const object = auditObjectOf(text)
  if (!object) return pageText(text, isEnglish)
  const page = pageOfObject(scope, object)
  const words = (
    <>
      {kindText(object.kind, isEnglish)}{' '}
      <span className="mono">
        <Dated text={numberText(object, isEnglish)} />
      </span>
    </>
  )
  return page ? (
    <Link
      to={page}
      style={{
        textDecoration: 'underline',
        textDecorationColor: 'var(--line)',
        textUnderlineOffset: 3,
      }}
    >
      {words}
    </Link>
  ) : (
    words
  )
}
