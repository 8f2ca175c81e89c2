import { Button } from 'antd'
import { failureText } from '../api-error.ts'
import { defineTexts, useLocale } from '../texts.ts'
import { Blank } from './blank.tsx'

const texts = defineTexts({ title: '没有取到数据', again: '重试' }, { title: 'This could not be loaded', again: 'Try again' })

export function LoadFailed({ error, onAgain }: { error: unknown; onAgain: () => unknown }) {
  const words = texts.use()
  const locale = useLocale()
  return (
    <Blank title={words.title} text={failureText(error, locale)} isSmall>
      <Button onClick={() => void onAgain()}>{words.again}</Button>
    </Blank>
  )
}
