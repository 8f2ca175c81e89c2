import { Button } from 'antd'
import { CallFailure, failureText, isRefusal } from '../api-error.ts'
import { defineTexts, useLocale } from '../texts.ts'
import { Blank } from './blank.tsx'

const texts = defineTexts(
  {
    title: '没有取到数据',
    missing: '没有这条记录',
    missingHint: '编号可能有误，或它属于另一家店。',
  },
  {
    title: 'This could not be loaded',
    missing: 'There is nothing here',
    missingHint: 'The number may be wrong, or it belongs to another store.',
  },
)

/** The address names something by what cannot be its number: another try would not help. */
function isNoNumber(error: unknown): boolean {
  if (!(error instanceof CallFailure) || error.reason !== 'badInput') return false
  // Some numbers say in words what is wrong with them.
  const field = String(error.details['field'])
  return ['id', 'sn', 'applyId'].includes(field) || field.endsWith('编号不正确')
}

/** Instead of what could not be fetched: another try, where that can help. */
export function LoadFailed({ error, onAgain }: { error: unknown; onAgain: () => unknown }) {
  const words = texts.use()
  const locale = useLocale()
  if (isRefusal(error, 'notFound') || isNoNumber(error))
    return <Blank title={words.missing} text={words.missingHint} isSmall />
  return (
    <Blank title={words.title} text={failureText(error, locale)} isSmall>
      <Button onClick={() => void onAgain()}>{words.again}</Button>
    </Blank>
  )
}
